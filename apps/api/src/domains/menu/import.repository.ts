import type { Tx } from './menu.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { newProduct } from './products/product-facts.ts';
import type { ProductFacts } from './products/product-parts.ts';
import { columnsOf } from './products/product-writes.repository.ts';

/** The author of imported records. */
const importedBy = 'Counter';

type ImportedOptionGroup = {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Prices in cents, added to the product's price. */
  readonly choices: readonly { readonly name: string; readonly price: number }[];
};

/** Missing fields get the defaults of a new product. */
type ImportedProduct = Partial<ProductFacts> &
  Pick<ProductFacts, 'name' | 'price' | 'discount' | 'images' | 'taxRate'> & {
    /** The name of a category of the menu. Product names must be unique within the menu. */
    readonly category: string;
    readonly optionGroups: readonly ImportedOptionGroup[];
  };

export type ImportedMenu = {
  readonly categories: readonly {
    readonly name: string;
    readonly description: string;
    /** The name of the kitchen station that makes the category's products. */
    readonly station?: string;
  }[];
  readonly products: readonly ImportedProduct[];
};

/** Inserts a store's first menu. Returns the IDs of its products, in their order. */
export async function importMenu(
  tx: Tx,
  { storeId }: StoreScope,
  { categories, products }: ImportedMenu,
  at: Date,
): Promise<number[]> {
  const categoryIds = await createCategories(tx, storeId, categories);
  const productIds = await createProducts(tx, storeId, products, at);
  await sortProducts(tx, storeId, products, { productIds, categoryIds });
  await createOptions(tx, storeId, optionGroupsOf(products, productIds), at);
  return products.map(({ name }) => idOf(productIds, name));
}

type Ids = ReadonlyMap<string, number>;

async function createCategories(
  tx: Tx,
  storeId: number,
  categories: ImportedMenu['categories'],
): Promise<Ids> {
  const stationIds = await createStations(tx, storeId, categories);
  const rows = await tx
    .insertInto('categories')
    .values(
      categories.map(({ name, description, station }, index) => ({
        storeId,
        name,
        description,
        categoryOrder: index + 1,
        stationId: station === undefined ? null : idOf(stationIds, station),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Inserts the stations that categories name, in the order of their first use. */
async function createStations(
  tx: Tx,
  storeId: number,
  categories: ImportedMenu['categories'],
): Promise<Ids> {
  const names = [...new Set(categories.flatMap(({ station }) => station ?? []))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .insertInto('stations')
    .values(names.map((name, index) => ({ storeId, name, place: index + 1 })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function createProducts(
  tx: Tx,
  storeId: number,
  products: readonly ImportedProduct[],
  at: Date,
): Promise<Ids> {
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product) => ({
        storeId,
        ...columnsOf({ ...newProduct, ...product }),
        changedBy: importedBy,
        changedAt: at,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function sortProducts(
  tx: Tx,
  storeId: number,
  products: readonly ImportedProduct[],
  { productIds, categoryIds }: { readonly productIds: Ids; readonly categoryIds: Ids },
): Promise<void> {
  const rows = products.map(({ name, category }) => ({
    storeId,
    productId: idOf(productIds, name),
    categoryId: idOf(categoryIds, category),
    place: 1,
  }));
  await tx.insertInto('productCategories').values(rows).execute();
}

type Group = ImportedOptionGroup & { readonly productIds: readonly number[] };

/** Merges equal option groups, so that products with the same choices share one group. */
function optionGroupsOf(products: readonly ImportedProduct[], productIds: Ids): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, optionGroups } of products) {
    for (const group of optionGroups) {
      const key = JSON.stringify(group);
      const offering = groups.get(key)?.productIds ?? [];
      groups.set(key, { ...group, productIds: [...offering, idOf(productIds, name)] });
    }
  }
  return [...groups.values()];
}

async function createOptions(
  tx: Tx,
  storeId: number,
  groups: readonly Group[],
  at: Date,
): Promise<void> {
  if (groups.length === 0) return;
  const rows = await tx
    .insertInto('optionGroups')
    .values(
      groups.map(({ name, minimum, maximum }) => ({
        storeId,
        name,
        minimum,
        maximum,
        changedBy: importedBy,
        changedAt: at,
      })),
    )
    .returning('id')
    .execute();
  const withIds = groups.map((group, index) => ({ ...group, groupId: idAt(rows, index) }));
  await offerGroups(tx, storeId, withIds);
  const choices = withIds.flatMap(({ groupId, choices: own }) =>
    own.map(({ name, price }, index) => ({
      storeId,
      optionGroupId: groupId,
      name,
      price,
      available: true,
      place: index + 1,
    })),
  );
  await tx.insertInto('optionChoices').values(choices).execute();
}

async function offerGroups(
  tx: Tx,
  storeId: number,
  groups: readonly (Group & { readonly groupId: number })[],
): Promise<void> {
  const rows = groups.flatMap(({ groupId, productIds }, index) =>
    productIds.map((productId) => ({
      storeId,
      productId,
      optionGroupId: groupId,
      place: index + 1,
    })),
  );
  await tx.insertInto('productOptionGroups').values(rows).execute();
}

function idAt(rows: readonly { readonly id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error(`There is no option group at ${index}.`);
  return row.id;
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The menu has no "${name}".`);
  return id;
}
