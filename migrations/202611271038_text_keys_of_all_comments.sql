-- migrate:up
-- Comments that were stored after the column was made brought their key along, and those before were given one: all have it.
update analysis_comments set text_key = decode(md5(btrim(regexp_replace(normalize(content, NFC),
  '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'), ' ')), 'hex')
  where text_key is null;
alter table analysis_comments alter column text_key set not null;
-- migrate:down
alter table analysis_comments alter column text_key drop not null;
