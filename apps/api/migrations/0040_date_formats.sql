-- A person chooses the order of dates and the clock apart. date_language stays for the release before this one.
alter table users
  add column date_order text not null default 'AUTOMATIC'
    check (date_order in ('AUTOMATIC', 'DAY_FIRST', 'MONTH_FIRST', 'YEAR_FIRST')),
  add column clock text not null default 'AUTOMATIC'
    check (clock in ('AUTOMATIC', '12_HOUR', '24_HOUR'));

-- en-GB was the default, so nobody is known to have chosen it.
update users
set date_order = case date_language when 'en-US' then 'MONTH_FIRST' else 'DAY_FIRST' end,
    clock = case date_language when 'en-US' then '12_HOUR' else '24_HOUR' end
where date_language <> 'en-GB';
