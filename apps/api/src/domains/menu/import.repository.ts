import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

type ImportedOptionGroup = {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Prices in cents, added to the product's. */
  readonly choices: readonly { readonly name: string; readonly price: number }[];
};

type ImportedProduct = {
  /** Of its own within the menu. */
  readonly name: string;
  readonly description: string;
  /** The name of one of the menu's categories. */
  readonly category: string;
  readonly image: string;
  readonly displayUnitValue: string;
  /** Cents. */
  readonly price: number;
  /** Basis points; null where the store's rate applies. */
  readonly taxRate: number | null;
  readonly available: boolean;
  readonly featured: boolean;
  readonly containAlcohol: boolean;
  readonly optionGroups: readonly ImportedOptionGroup[];
};

export type ImportedMenu = {
  readonly categories: readonly { readonly name: string; readonly description: string }[];
  readonly products: readonly ImportedProduct[];
};

/** Writes a store's first menu; answers the ids of its products, in their order. */
export async function importMenu(
  tx: Tx,
  { storeId }: StoreScope,
  { categories, products }: ImportedMenu,
): Promise<number[]> {
  const categoryIds = await createCategories(tx, storeId, categories);
  const productIds = await createProducts(tx, storeId, products, categoryIds);
  const groups = products.flatMap(({ name, optionGroups }) =>
    optionGroups.map((group) => ({ ...group, productId: idOf(productIds, name) })),
  );
  if (groups.length > 0) await createOptions(tx, storeId, groups);
  return products.map(({ name }) => idOf(productIds, name));
}

type Ids = ReadonlyMap<string, number>;

async function createCategories(
  tx: Tx,
  storeId: number,
  categories: ImportedMenu['categories'],
): Promise<Ids> {
  const rows = await tx
    .insertInto('categories')
    .values(
      categories.map(({ name, description }, index) => ({
        store_id: storeId,
        name,
        description,
        category_order: index + 1,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function createProducts(
  tx: Tx,
  storeId: number,
  products: readonly ImportedProduct[],
  categoryIds: Ids,
): Promise<Ids> {
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product) => ({
        store_id: storeId,
        category_id: idOf(categoryIds, product.category),
        name: product.name,
        description: product.description,
        image: product.image,
        display_unit_value: product.displayUnitValue,
        price: product.price,
        tax_rate: product.taxRate,
        available: product.available,
        featured: product.featured,
        contain_alcohol: product.containAlcohol,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

type Group = ImportedOptionGroup & { readonly productId: number };

async function createOptions(tx: Tx, storeId: number, groups: readonly Group[]): Promise<void> {
  const rows = await tx
    .insertInto('option_groups')
    .values(
      groups.map(({ productId, name, minimum, maximum }) => ({
        store_id: storeId,
        product_id: productId,
        name,
        minimum,
        maximum,
      })),
    )
    .returning(['id', 'product_id', 'name'])
    .execute();
  const ids = new Map(rows.map((row) => [`${row.product_id} ${row.name}`, row.id]));
  const choices = groups.flatMap((group) =>
    group.choices.map((choice) => ({
      ...choice,
      store_id: storeId,
      option_group_id: idOf(ids, `${group.productId} ${group.name}`),
      available: true,
    })),
  );
  await tx.insertInto('option_choices').values(choices).execute();
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The menu has no "${name}".`);
  return id;
}
