-- migrate:up
-- What tells two comments apart for people: the text, however it is spaced. Comments stored from now on bring it along.
alter table analysis_comments add column text_key bytea;
update analysis_comments set text_key = decode(md5(btrim(regexp_replace(normalize(content, NFC),
  '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'), ' ')), 'hex');

-- What a person says of a comment: yes or no to a variable, or its sentiment. It belongs to the person, the variable and the text, not to a run.
-- A row never changes: a new word ends it, and undo opens it again.
create table judgements (
  id bigint generated always as identity primary key,
  -- user:ID, local:NAME, settled; token:NAME for a program
  person text not null,
  person_name text not null,
  is_person boolean not null,
  -- book:CODEBOOK:VARIABLE, name:NAME, or sentiment
  variable_key text not null,
  text_key bytea not null,
  verdict text not null check (verdict in ('yes', 'no', 'positive', 'neutral', 'negative')),
  origin text not null check (origin in ('drawn', 'chosen', 'settled', 'file')),
  machine_visible boolean not null,
  run_id bigint references analyses (id) on delete set null,
  judged_at timestamptz not null,
  ended_at timestamptz
);
create unique index judgements_current on judgements (text_key, variable_key, person) where ended_at is null;
create index judgements_run on judgements (run_id) where run_id is not null;

-- Of several runs the last word of a person about a variable and a text counts.
insert into judgements (person, person_name, is_person, variable_key, text_key, verdict, origin, machine_visible, run_id, judged_at, ended_at)
select person, name, name not like 'token:%', variable_key, text_key, verdict, 'chosen', true, run_id, judged_at,
  lead(judged_at) over (partition by text_key, variable_key, person order by judged_at, run_id)
from (
  select coalesce('user:' || u.id, case when j.judged_by_name ~ '^(token|local):' then j.judged_by_name
      else 'user:' || j.judged_by_name end) as person, j.judged_by_name as name,
    'name:' || lower(btrim(regexp_replace(normalize(j.variable, NFC), '\s+', ' ', 'g'))) as variable_key, c.text_key,
    case when j.is_present then 'yes' else 'no' end as verdict, j.run_id, j.judged_at
  from tag_judgements j
  join analysis_comments c on c.run_id = j.run_id and c.seq = j.seq
  left join users u on u.username = j.judged_by_name
) old;
drop table tag_judgements;

-- What a person noted of a comment while reading a run: skipped for now, or flagged with a note.
create table reading_marks (
  run_id bigint not null references analyses (id) on delete cascade,
  text_key bytea not null,
  person text not null,
  person_name text not null,
  skipped_at timestamptz,
  flagged_at timestamptz,
  note text not null default '',
  primary key (run_id, text_key, person)
);

-- The comments of a run that were drawn to be read.
create table draws (
  run_id bigint primary key references analyses (id) on delete cascade,
  seed text not null,
  drawn_at timestamptz not null,
  drawn_by_name text not null
);
create table draw_items (
  run_id bigint not null references draws (run_id) on delete cascade,
  -- the order in which they are read, from 0
  position integer not null,
  seq integer not null,
  text_key bytea not null,
  -- null: drawn among all comments and read for all variables; else drawn among those tagged with these
  for_variables text[],
  -- with which a comment was drawn, as of the time it was
  probability double precision not null,
  drawn_at timestamptz not null,
  primary key (run_id, position),
  unique (run_id, seq)
);

-- A person's own token, for the terminal: what is judged with it is that person's word, and no program's.
alter table api_tokens add column is_personal boolean not null default false;
-- migrate:down
alter table api_tokens drop column is_personal;
drop table draw_items;
drop table draws;
drop table reading_marks;
create table tag_judgements (
  run_id bigint not null references analyses (id) on delete cascade,
  seq integer not null,
  variable text not null,
  is_present boolean not null,
  judged_at timestamptz not null,
  judged_by_name text not null,
  primary key (run_id, seq, variable)
);
insert into tag_judgements (run_id, seq, variable, is_present, judged_at, judged_by_name)
select distinct on (c.run_id, c.seq, v.name) c.run_id, c.seq, v.name, j.verdict = 'yes', j.judged_at, j.person_name
from judgements j
join analysis_comments c on c.run_id = j.run_id and c.text_key = j.text_key and c.copies > 0
join analyses a on a.id = j.run_id
cross join lateral jsonb_to_recordset(a.variables) as v (name text, key text)
where j.ended_at is null and j.verdict in ('yes', 'no')
  and coalesce(v.key, 'name:' || lower(btrim(regexp_replace(normalize(v.name, NFC), '\s+', ' ', 'g')))) = j.variable_key
order by c.run_id, c.seq, v.name, j.judged_at desc;
drop table judgements;
alter table analysis_comments drop column text_key;
