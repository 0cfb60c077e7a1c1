-- migrate:up
-- Who has seen the machine's tags of a comment is not blind to them when judging it again.
update judgements j set machine_visible = true, origin = case when origin = 'drawn' then 'chosen' else origin end
where not j.machine_visible and j.origin in ('drawn', 'chosen') and exists (
  select 1 from judgements s
  where s.person = j.person and s.text_key = j.text_key and s.machine_visible and s.judged_at < j.judged_at);
-- migrate:down
-- Which of them were called blind is not kept.
select 1;
