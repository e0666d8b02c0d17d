-- The allergens of a product, as its store words them: "Milk, nuts". Empty where the store does not say them.
alter table products add column allergens text not null default '' check (length(allergens) <= 200);
