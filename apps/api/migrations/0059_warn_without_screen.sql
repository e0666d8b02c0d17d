-- Stores are warned unless they choose not to be.
alter table store_settings alter column without_screen set default 'WARN';
update store_settings set without_screen = 'WARN' where without_screen = 'OFF';
