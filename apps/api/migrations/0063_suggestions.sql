-- Suggestions on the home screen that a person sent away; they stay away for a week.
create table suggestion_dismissals (
  store_id bigint not null references stores,
  user_id bigint not null references users,
  -- What the suggestion is about, such as `review:12`.
  cause text not null,
  dismissed_at timestamptz not null,
  primary key (store_id, user_id, cause)
);
