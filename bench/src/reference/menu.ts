import type { Pool } from 'pg';
import type { ImportBody } from './bodies.ts';
import { inTransaction } from './moves.ts';
import { tell } from './writes.ts';
import type { Statement } from './reads.ts';

const found = `
  store_id = $1 and deleted_at is null
  and ($2 = '' or strpos(lower(name), lower($2)) > 0 or strpos(lower(code), lower($2)) > 0)`;

/** Counts the products of a search. Parameters: store, text. */
export const countProducts: Statement = {
  name: 'count-products',
  text: `select count(*) as total from products where ${found}`,
};

/** Reads a page of products by name, like Counter. Parameters: store, text, day, size, offset. */
export const productPage: Statement = {
  name: 'product-page',
  text: `
    with page as materialized (
      select id from products where ${found} order by lower(name), id limit $4 offset $5
    )
    select p.id, p.name, p.description, p.images, p.price, p.discount, p.display_unit_value,
      p.weight::float8 as weight, p.unit, p.tag, p.code, p.available, p.unavailable_until,
      p.returnable, p.featured, p.contain_alcohol, p.tax_rate, p.daily_limit,
      coalesce(s.sold, 0) as sold, p.menu_hours, p.version, p.changed_by, p.changed_at,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by pc.place), '[]')
      from product_categories pc
      join categories c on c.store_id = pc.store_id and c.id = pc.category_id
      where pc.store_id = p.store_id and pc.product_id = p.id) as categories,
      (select coalesce(json_agg(pg.option_group_id order by pg.place), '[]')
      from product_option_groups pg
      where pg.store_id = p.store_id and pg.product_id = p.id) as "optionGroupIds"
    from page join products p on p.store_id = $1 and p.id = page.id
    left join product_sales s
      on s.store_id = p.store_id and s.product_id = p.id and s.day = $3::date
    order by lower(p.name), p.id`,
};

const insert: Statement = {
  name: 'import',
  text: `
    with lines as materialized (
      select nextval(pg_get_serial_sequence('products', 'id')) as id, name, category, price
      from jsonb_to_recordset($2::jsonb) as g (name text, category text, price bigint)
    ), made as (
      insert into products (store_id, id, name, description, images, display_unit_value, price,
        available, featured, contain_alcohol, changed_by)
      select $1, id, name, '', '[]', '', price, true, false, false, 'reference' from lines
    ), sorted as (
      insert into product_categories (store_id, product_id, category_id, place)
      select $1, lines.id, c.id, 1
      from lines join categories c on c.store_id = $1 and c.name = lines.category
    )
    insert into audit_entries (store_id, at, actor_kind, actor_name, action, entity, entity_id,
      after)
    select $1, now(), 'system', 'reference', 'product.create', 'product', id, to_jsonb(lines)
    from lines`,
};

/** Inserts every line of a file (name, category, price) as a new product, in one transaction. */
export async function importProducts(pool: Pool, { storeId, csv }: ImportBody): Promise<number> {
  const lines = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name, category, price] = line.split(',');
      return { name, category, price: Math.round(Number(price) * 100) };
    });
  return inTransaction(pool, async (run) => {
    await run(insert, [storeId, JSON.stringify(lines)]);
    await run(tell, [storeId, JSON.stringify({ kind: 'menu.changed' })]);
    return lines.length;
  });
}
