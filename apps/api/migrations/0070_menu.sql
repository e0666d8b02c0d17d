-- The place of a product among those of its main category, and the category where it was given (0 for
-- none). In another category it counts for nothing. Without places products stand by name.
alter table products
  add column menu_place integer check (menu_place > 0),
  add column placed_in bigint,
  add constraint products_placed check ((menu_place is null) = (placed_in is null));

-- The latest orders with a product, to count what is ordered beside it.
create index order_items_of_product on order_items (store_id, product_id, order_id)
  where product_id is not null;
