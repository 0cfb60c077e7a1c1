-- migrate:up
-- What a person says of a machine's tag; the machine's own stays as it is.
create table tag_judgements (
  run_id bigint not null references analyses (id) on delete cascade,
  -- the asked comment: those with the same words share the judgement as they share the answer
  seq integer not null,
  variable text not null,
  is_present boolean not null,
  judged_at timestamptz not null,
  judged_by_name text not null,
  primary key (run_id, seq, variable)
);
-- migrate:down
drop table tag_judgements;
