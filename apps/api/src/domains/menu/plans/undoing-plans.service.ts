import type { PlannedChange } from '@counter/contract/menu';
import { dayAt, fieldLabel } from '@counter/contract/shared';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import { describeUndone, undoFields } from '../../../platform/kernel/undo-fields.ts';
import type { Work } from '../../../platform/events/work.ts';
import { writeEdits } from './bulk-edit.service.ts';
import type { PlannedEdit } from './bulk-edit-plan.ts';
import { findCategoryRows } from '../categories/categories.repository.ts';
import type { ChangedProduct } from './changed-product.ts';
import { lockUndoablePlan, setPlanUndone, type UndoablePlan } from './plans.repository.ts';
import { countProducts, findPlans } from './plans.service.ts';
import { factsOf } from '../products/product-facts.ts';
import { findProductRows, type ProductRow } from '../products/product-rows.repository.ts';
import { lockProducts } from '../products/product-writes.repository.ts';

type Undone = { readonly plans: PlannedChange[]; readonly message: string };

/**
 * Restores the product values that a planned change replaced. Keeps and lists values that have changed since.
 * @throws ProblemError NOT_FOUND; CONFLICT if it was already undone, or everything has changed since
 */
export async function undoPlan(work: Work, id: number): Promise<Undone> {
  const { tx, scope, at } = work;
  const plan = await lockUndoablePlan(tx, scope, id);
  const changed = changedBy(plan);
  const ids = changed.map((one) => one.id);
  await lockProducts(tx, scope, ids);
  const rows = await findProductRows(tx, scope, ids, dayAt(at, scope.timeZone));
  const categories = await findCategoryRows(tx, scope);
  const all = changed.map((one) =>
    undo(
      one,
      rows.find((row) => row.id === one.id),
      categories,
    ),
  );
  const edits = all.flatMap(({ edit }) => (edit ? [edit] : []));
  if (edits.length === 0) {
    throw new ProblemError('CONFLICT', 'All of it was changed since. Nothing was undone.');
  }
  await writeEdits(work, edits);
  await setPlanUndone(work, id);
  work.audit({
    action: 'plan.undo',
    entity: 'plan',
    entityId: id,
    subject: countProducts(edits.length),
  });
  const message = describeUndone(all.flatMap(({ left }) => left));
  return { plans: await findPlans(tx, scope, at), message };
}

function changedBy(plan: UndoablePlan | undefined): readonly ChangedProduct[] {
  if (plan?.state !== 'APPLIED' || plan.undo.length === 0) {
    throw new ProblemError('NOT_FOUND', "This change can't be undone.");
  }
  if (plan.undoneBy !== null) {
    throw new ProblemError('CONFLICT', `${plan.undoneBy} already undid this change.`);
  }
  return plan.undo;
}

/** The fields that decide whether a product is offered, and until when. */
const word = ['available', 'unavailableUntil'];

type Categories = ProductRow['categories'];

type UndoneProduct = {
  readonly edit?: Pick<PlannedEdit, 'before' | 'after'>;
  readonly left: readonly string[];
};

/** Plans the undoing of one product. `edit` is absent if nothing can be restored; `left` describes what stays. */
function undo(
  { name, ...kept }: ChangedProduct,
  row: ProductRow | undefined,
  categories: Categories,
): UndoneProduct {
  if (!row) return { left: [`${name} (deleted)`] };
  const { restored, left } = undoFields(factsOf(row), kept, word);
  const after = withFields(row, restored, categories);
  const isHomeless = after.categories.length === 0 && row.categories.length > 0;
  if (after.discount > after.price || isHomeless) {
    return { left: namesOf(row, Object.keys(kept.after)) };
  }
  return {
    ...(Object.keys(restored).length > 0 && { edit: { before: row, after } }),
    left: namesOf(row, left),
  };
}

function namesOf({ name }: ProductRow, fields: readonly string[]): string[] {
  return [...new Set(fields.map(fieldLabel))].map((label) => `${label} of ${name}`);
}

/** Returns a product with restored fields. Drops categories that no longer exist. */
function withFields(
  row: ProductRow,
  { categoryIds, unavailableUntil, ...others }: Readonly<Record<string, unknown>>,
  categories: Categories,
): ProductRow {
  const plain = others as Partial<ProductRow>;
  return {
    ...row,
    ...plain,
    ...(unavailableUntil !== undefined && { unavailableUntil: dateOf(unavailableUntil) }),
    ...(Array.isArray(categoryIds) && {
      categories: categoryIds.flatMap((id) => categories.find((one) => one.id === id) ?? []),
    }),
  };
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null;
}
