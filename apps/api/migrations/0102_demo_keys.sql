-- A demo's keys are published with our sources, so they end with the demo.
alter table api_keys add column demo boolean not null default false;

update api_keys
set demo = true
where key_hash = sha256('demo-marketplace-key');
