-- Orders from the stores' own pages: where they go, who ordered them, and how both stay known.

alter table orders
  -- Street, city, state, ZIP and what the courier is told; null where nobody said, and for a pickup.
  add column delivery_address jsonb,
  -- What the customer tells the store about the whole order.
  add column note text not null default '';
