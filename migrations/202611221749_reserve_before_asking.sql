-- migrate:up
-- What calls under way may cost at most: no server makes a call for which spent and reserved money leave no room.
create table budget_reservations (
  owner text not null,
  -- the owner's number for the batches that are asked together
  job bigint not null,
  usd double precision not null,
  -- of an owner that is gone; the others renew theirs
  expires_at timestamptz not null,
  primary key (owner, job)
);

-- Paid questions that a server is asking now, by the key of their answers: others wait for the answer.
create table question_claims (
  key bytea primary key,
  owner text not null,
  expires_at timestamptz not null
);
create index question_claims_owner on question_claims (owner);
-- migrate:down
drop table question_claims;
drop table budget_reservations;
