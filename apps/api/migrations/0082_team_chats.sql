-- The Slack or Teams channel that is told what happens in a store.
create table team_chats (
  store_id bigint primary key references stores,
  service text not null check (service in ('SLACK', 'TEAMS')),
  -- Sealed: whoever has it can post in the channel.
  address bytea not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  connected_at timestamptz not null,
  -- The channel is gone: nothing is sent until an owner enters an address.
  turned_off_at timestamptz,
  last_sent_at timestamptz,
  -- The last message failed with this, since it was sent last.
  failure text
);
