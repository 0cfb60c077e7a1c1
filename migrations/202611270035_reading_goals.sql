-- migrate:up
-- to plus or minus how many points the team wishes to know the shares, and of which variables; null: no wish, and all variables
alter table draws add column goal_points double precision;
alter table draws add column goal_variables text[];
-- migrate:down
alter table draws drop column goal_variables;
alter table draws drop column goal_points;
