-- Orders are accepted as they come in, with the store's preparation time.
alter table store_settings add column accept_automatically boolean not null default false;

-- The contract names the parts; a new one needs no other constraint.
alter table setting_versions drop constraint setting_versions_part_check;
