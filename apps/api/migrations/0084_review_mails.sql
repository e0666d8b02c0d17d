-- Mails of each new review, to a list of their own.
alter table mail_recipients
  drop constraint mail_recipients_kind_check,
  add constraint mail_recipients_kind_check
    check (kind in ('DAILY', 'WEEKLY', 'MONTHLY', 'DEACTIVATION', 'REVIEW', 'STATEMENT'));
