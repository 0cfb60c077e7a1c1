-- migrate:up
-- Networks from which a user has signed in before: failures elsewhere do not keep the user out there.
create table sign_in_networks (
  user_id bigint not null references users (id) on delete cascade,
  network text not null,
  last_sign_in_at timestamptz not null,
  primary key (user_id, network)
);
-- migrate:down
drop table sign_in_networks;
