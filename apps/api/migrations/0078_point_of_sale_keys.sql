-- Keys of point-of-sale systems change menus and move orders.
alter table api_keys
  drop constraint api_keys_scopes_check,
  add constraint api_keys_scopes_check check (
    scopes <@ '{orders:send,orders:manage,menu:read,menu:write}'::text[] and cardinality(scopes) > 0
  );
