-- Managers hear of a printer that can't print while tickets wait for it, unless the store doesn't want that.
alter table store_settings add column printer_message boolean not null default true;

-- When they were messaged about the outage that lasts; null while the printer prints.
alter table printers add column warned_at timestamptz;
