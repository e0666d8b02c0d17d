-- The aim of a campaign, and whether every tenth recipient gets no text, to compare with.
alter table sms_campaigns add column goal text;
alter table sms_campaigns add constraint sms_campaigns_goal_check
  check (goal in ('WIN_BACK', 'QUIET_DAY', 'WELCOME', 'REGULARS', 'NEW_DISH'));
alter table sms_campaigns add column hold_out boolean not null default false;

create or replace view published.sms_campaigns as
  select store_id, id, charged, parts, part_price, title, goal, hold_out
  from sms_campaigns;

create or replace view published.sms_messages as
  select store_id, campaign_id, sent_at, phone, state, reason, told_at
  from sms_messages;
