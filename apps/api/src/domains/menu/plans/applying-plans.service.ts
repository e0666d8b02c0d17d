import type { BulkEdit } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Work } from '../../../platform/events/work.ts';
import type { PlannedKind } from '../../../platform/jobs/planned-changes.ts';
import { applyEdit } from './bulk-edit.service.ts';
import type { PlannedEdit } from './bulk-edit-plan.ts';
import type { ChangedProduct } from './changed-product.ts';
import { findPlanRow, keepUndo, lockPlanRow, setPlanState, type Plan } from './plans.repository.ts';
import { countProducts, planJob } from './plans.service.ts';
import { factsOf } from '../products/product-facts.ts';
import { findProductRows } from '../products/product-rows.repository.ts';
import { lockProducts } from '../products/product-writes.repository.ts';

/** Handlers for planned changes of products. */
export const plannedProducts: PlannedKind<Plan> = {
  job: planJob,
  find: findPlanRow,
  lock: lockPlanRow,
  apply,
  fail: async (work, plan, reason) => {
    await setPlanState(work, plan, 'FAILED', reason);
    tell(work, 'plan.fail', plan, plan.productIds.length);
  },
};

async function apply(work: Work, plan: Plan): Promise<void> {
  const { tx, scope, at } = work;
  await lockProducts(tx, scope, plan.productIds);
  // Skips products that were deleted meanwhile.
  const rows = await findProductRows(tx, scope, plan.productIds, dayAt(at, scope.timeZone));
  if (rows.length === 0) {
    throw new ProblemError('NOT_FOUND', 'Its products are no longer on the menu.');
  }
  const ids = rows.map(({ id }) => id);
  const planned = await applyEdit(work, ids, withoutPast(plan.edit, at));
  await setPlanState(work, plan, 'APPLIED');
  await keepUndo(work, plan.id, planned.flatMap(changedBy));
  tell(work, 'plan.apply', plan, ids.length);
}

function changedBy({ before, after }: PlannedEdit): ChangedProduct[] {
  const difference = differenceOf(factsOf(before), factsOf(after));
  return difference ? [{ id: before.id, name: before.name, ...difference }] : [];
}

function tell(work: Work, action: 'plan.apply' | 'plan.fail', { id }: Plan, count: number): void {
  work.audit({ action, entity: 'plan', entityId: id, subject: countProducts(count) });
  work.emit({ kind: 'menu.changed' });
}

/** Drops an unavailability that has already ended, for example because the server was down. */
function withoutPast({ availability, ...edit }: BulkEdit, at: Date): BulkEdit {
  const until = availability?.until;
  const isOver = typeof until === 'string' && until !== 'TODAY' && new Date(until) <= at;
  return availability === undefined || isOver ? edit : { ...edit, availability };
}
