import type { BulkEdit, BulkEditRow } from '@counter/contract/menu';
import { dayAt, formatMoney, toTaxRate } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { planEdit, type Edit, type PlannedEdit } from './bulk-edit-plan.ts';
import { findCategoryRows } from '../categories/categories.repository.ts';
import { sortProducts, updateProducts } from './many-products.repository.ts';
import { factsOf } from '../products/product-facts.ts';
import { findOwnCategoryIds } from '../products/product-references.repository.ts';
import { lockProducts } from '../products/product-writes.repository.ts';
import { findProductRows } from '../products/product-rows.repository.ts';
import { readUntil } from '../availability/unavailable-until.ts';

type Sent = {
  readonly ids: readonly number[];
  readonly edit: BulkEdit;
  readonly preview: boolean;
};

type Answer = { readonly applied: boolean; readonly rows: BulkEditRow[] };

/**
 * Changes many products at once, all or none. A preview returns the outcome for each.
 * @throws ProblemError NOT_FOUND if a product or the category is no longer on the menu; INVALID_FIELDS if a discount
 * would exceed the new price
 */
export async function editProducts(
  { db, act, clock }: Platform,
  scope: StoreScope,
  { ids: given, edit, preview }: Sent,
): Promise<Answer> {
  const ids = [...new Set(given)];
  if (preview) {
    const planned = await planEdits(db, { scope, at: clock.now() }, ids, edit);
    return { applied: false, rows: planned.map(({ row }) => row) };
  }
  return act(scope, async (work) => {
    await lockProducts(work.tx, scope, ids);
    const planned = await applyEdit(work, ids, edit);
    return { applied: true, rows: planned.map(({ row }) => row) };
  });
}

/**
 * Changes locked products, all or none, and returns the outcome for each.
 * @throws ProblemError as `editProducts`
 */
export async function applyEdit(
  work: Work,
  ids: readonly number[],
  edit: BulkEdit,
): Promise<PlannedEdit[]> {
  // Locks the category, so that nobody deletes it before the products are in it.
  if (edit.categoryId !== undefined) {
    await findOwnCategoryIds(work.tx, work.scope, [edit.categoryId]);
  }
  const planned = await planEdits(work.tx, work, ids, edit);
  await writeEdits(
    work,
    planned.filter(({ row }) => row.changes.length > 0),
  );
  return planned;
}

type Moment = Pick<Work, 'scope' | 'at'>;

/**
 * Plans the edit of the current products.
 * @throws ProblemError as `editProducts`
 */
export async function planEdits(
  db: Db,
  moment: Moment,
  ids: readonly number[],
  edit: BulkEdit,
): Promise<PlannedEdit[]> {
  const { scope, at } = moment;
  const rows = await findProductRows(db, scope, ids, dayAt(at, scope.timeZone));
  if (rows.length < ids.length) throw productsGone(ids.length - rows.length);
  const wanted = await readEdit(db, moment, edit);
  const planned = rows.map((row) => planEdit(row, wanted, { ...scope, at }));
  if (edit.price) refuseDiscounts(planned, scope.currency);
  return planned;
}

async function readEdit(
  db: Db,
  moment: Moment,
  { price, taxRate, availability, categoryId }: BulkEdit,
): Promise<Edit> {
  const { available, until } = availability ?? {};
  return {
    price,
    taxRate: typeof taxRate === 'number' ? toTaxRate(taxRate) : taxRate,
    ...(available === undefined
      ? {}
      : { word: { available, unavailableUntil: available ? null : readUntil(until, moment) } }),
    ...(categoryId === undefined
      ? {}
      : { category: await findCategory(db, moment.scope, categoryId) }),
  };
}

async function findCategory(db: Db, scope: StoreScope, id: number) {
  const category = (await findCategoryRows(db, scope)).find((row) => row.id === id);
  if (category) return { id, name: category.name };
  throw new ProblemError('NOT_FOUND', 'This category is no longer on the menu. Reload the page.');
}

function refuseDiscounts(planned: readonly PlannedEdit[], currency: string): void {
  const refused = planned.find(({ after }) => after.discount > after.price);
  if (!refused) return;
  const { name, discount, price } = refused.after;
  const [off, of] = [formatMoney(discount, currency), formatMoney(price, currency)];
  throw refusedField(
    'edit.price',
    `The discount of "${name}", ${off}, would be above its new price, ${of}. Lower the discount first, or leave this product out.`,
  );
}

/** Saves edits of locked products, with an audit entry for each. */
export async function writeEdits(
  work: Work,
  planned: readonly Pick<PlannedEdit, 'before' | 'after'>[],
): Promise<void> {
  if (planned.length === 0) return;
  const { tx, scope, at, audit, emit } = work;
  const change = { by: scope.actor.name, at };
  await updateProducts(
    tx,
    scope,
    planned.map(({ after }) => after),
    change,
  );
  const sorted = planned.filter(({ before, after }) => before.categories !== after.categories);
  await sortProducts(
    tx,
    scope,
    sorted.map(({ after: { id, categories } }) => ({
      productId: id,
      categoryIds: categories.map((category) => category.id),
    })),
  );
  for (const { before, after } of planned) {
    const difference = differenceOf(factsOf(before), factsOf(after));
    audit({
      action: 'product.update',
      entity: 'product',
      entityId: before.id,
      before: difference?.before,
      after: { name: before.name, ...difference?.after, olVersion: before.version + 1 },
    });
  }
  emit({ kind: 'menu.changed' });
}

function productsGone(count: number): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `${count} of the products ${count === 1 ? 'is' : 'are'} no longer on the menu. Reload the page.`,
  );
}
