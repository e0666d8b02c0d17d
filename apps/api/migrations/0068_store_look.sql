-- The look of a store's own page. Without a color it is the marketplace's; without a cover it shows the store's food.
alter table store_settings
  add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
  add column cover_image text;
