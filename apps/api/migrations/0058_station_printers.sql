-- A printer may serve one kitchen station; without one it prints whole orders.
alter table printers
  add column station_id bigint,
  add foreign key (store_id, station_id) references stations (store_id, id);

-- The lines of the order that a ticket carries, decided when it is sent to the printer; null for the whole order.
alter table print_jobs add column lines integer[];

create view published.stations as
  select store_id, id, name, deleted_at
  from stations;
