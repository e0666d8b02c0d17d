-- The words of a mail, from which its page is drawn when it is sent or shown. Earlier releases wrote the page to html;
-- mails that they queued are still sent from there.
alter table messages
  add column content jsonb,
  -- The conversation a mail belongs to, such as order-12.
  add column thread text;
