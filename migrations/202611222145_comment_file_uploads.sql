-- migrate:up
-- What an upload is for: an image never serves as a comment file, nor a comment file as an image.
alter table object_uploads add column purpose text not null default 'image';
-- migrate:down
alter table object_uploads drop column purpose;
