-- migrate:up
-- What an assistant may do with the token. Other than off, the token is for assistants alone.
alter table api_tokens add column assistant text not null default 'off' check (assistant in ('off', 'read', 'write'));
-- migrate:down
alter table api_tokens drop column assistant;
