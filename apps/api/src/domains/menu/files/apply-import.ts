import type { Work } from '../../../platform/events/work.ts';
import { lockCategories } from '../categories/category-writes.repository.ts';
import { plainName, type FileProduct, type KnownProduct } from './file-product.ts';
import type { ImportPlan, PlannedLine } from './import-plan.ts';
import {
  addCategories,
  createProducts,
  sortProducts,
  takeProductIds,
  updateProducts,
  type ProductState,
} from '../plans/many-products.repository.ts';
import { productFields } from './product-cells.ts';
import type { ProductField } from '../products/product-parts.ts';

/** A line to write, with the ID of its product. */
type Writing = Pick<PlannedLine, 'after' | 'fields'> & {
  readonly id: number;
  readonly before?: KnownProduct;
};

/** Applies a plan. Returns false if the menu was changed concurrently; the caller must then roll back. */
export async function applyImport(work: Work, plan: ImportPlan): Promise<boolean> {
  const { tx, scope, at } = work;
  const change = { by: scope.actor.name, at };
  const added = await addNewCategories(work, plan.newCategories);
  const changed = plan.lines.flatMap(({ kind, before, after, fields }) =>
    kind === 'CHANGE' && before ? [{ id: before.id, before, after, fields }] : [],
  );
  const states = changed.map((line) => ({ ...toState(line), version: line.before.version }));
  const updated = await updateProducts(tx, scope, states, change);
  if (updated !== changed.length || added !== plan.newCategories.length) return false;
  const created = await takeIds(work, plan);
  await createProducts(tx, scope, created.map(toState), change);
  const categories = await findCategoryIds(work);
  await putInCategories(work, [...changed, ...created], categories);
  for (const line of [...changed, ...created]) auditLine(work, line, categories);
  tell(work, plan, { changed: changed.length, created: created.length });
  return true;
}

async function takeIds({ tx }: Work, { lines }: ImportPlan): Promise<Writing[]> {
  const created = lines.filter(({ kind }) => kind === 'CREATE');
  const ids = await takeProductIds(tx, created.length);
  return ids.flatMap((id, index) => {
    const line = created[index];
    return line ? [{ id, after: line.after, fields: line.fields }] : [];
  });
}

function toState({ id, before, after, fields }: Writing): ProductState {
  const { category: _sortedOnItsOwn, ...state } = after;
  const staysAway = before !== undefined && !fields.includes('available');
  return { ...state, id, unavailableUntil: staysAway ? before.unavailableUntil : null };
}

async function addNewCategories(work: Work, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  await lockCategories(work.tx, work.scope);
  const added = await addCategories(work.tx, work.scope, names);
  for (const { id, name } of added) {
    work.audit({ action: 'category.create', entity: 'category', entityId: id, after: { name } });
  }
  return added.length;
}

/** Category IDs by name. The categories are locked until the transaction ends. */
type CategoryIds = ReadonlyMap<string, number>;

async function findCategoryIds({ tx, scope }: Work): Promise<CategoryIds> {
  const categories = await lockCategories(tx, scope);
  return new Map(categories.map(({ id, name }) => [plainName(name), id]));
}

const idsOf = ({ category }: FileProduct, ids: CategoryIds): number[] =>
  category.flatMap((name) => ids.get(plainName(name)) ?? []);

async function putInCategories(
  { tx, scope }: Work,
  lines: readonly Writing[],
  categories: CategoryIds,
): Promise<void> {
  const sorted = lines
    .filter(({ fields }) => fields.includes('category'))
    .map(({ id, after }) => ({ productId: id, categoryIds: idsOf(after, categories) }));
  await sortProducts(tx, scope, sorted);
}

function auditLine({ audit }: Work, line: Writing, categories: CategoryIds): void {
  const { id, before } = line;
  const entry = { entity: 'product', entityId: id } as const;
  const fields = before ? line.fields : productFields;
  const decided = (product: FileProduct): object => decisionsOf(product, fields, categories);
  const after = { name: line.after.name, ...decided(line.after), olVersion: versionAfter(before) };
  if (!before) return audit({ ...entry, action: 'product.create', after });
  audit({ ...entry, action: 'product.update', before: decided(before), after });
}

const versionAfter = (before: KnownProduct | undefined): number => (before?.version ?? 0) + 1;

/** Returns fields of a product in the form of other audit entries. */
function decisionsOf(
  product: FileProduct,
  fields: readonly ProductField[],
  categories: CategoryIds,
): object {
  const entries = fields.map((field): readonly [string, unknown] =>
    field === 'category' ? ['categoryIds', idsOf(product, categories)] : [field, product[field]],
  );
  return Object.fromEntries(entries);
}

function tell(
  { audit, emit }: Work,
  { lines, newCategories }: ImportPlan,
  counts: { readonly changed: number; readonly created: number },
): void {
  if (counts.changed + counts.created === 0) return;
  const skipped = lines.flatMap(({ kind, line }) => (kind === 'WRONG' ? [line] : []));
  audit({
    action: 'product.import',
    entity: 'menu',
    entityId: null,
    after: { ...counts, newCategories, ...(skipped.length > 0 ? { skipped } : {}) },
  });
  emit({ kind: 'menu.changed' });
}
