import type { BulkEdit } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { applyEdit } from './bulk-edit.service.ts';
import { findPlanRow, lockPlanRow, setPlanState, type Plan } from './plans.repository.ts';
import { countProducts } from './plans.service.ts';
import { findProductRows } from './product-rows.repository.ts';
import { lockProducts } from './product-writes.repository.ts';

type Planned = { readonly storeId: number; readonly id: number };

/**
 * Makes a planned change happen, once: in one transaction with its state. One that was cancelled, put off or
 * applied before does nothing. What can't be done is written down as failed, with the reason.
 */
export async function applyPlan(platform: Platform, planned: Planned): Promise<void> {
  const known = await findPlanRow(platform.db, planned, planned.id);
  if (!known) return;
  // The history says whose change it is.
  const actor = `${known.plannedBy}, as planned`;
  const scope = await scopeForSystem(platform.db, planned.storeId, actor);
  try {
    await platform.act(scope, (work) => withDue(work, planned.id, apply));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await platform.act(scope, (work) =>
      withDue(work, planned.id, (failing, plan) => fail(failing, plan, error.message)),
    );
  }
}

async function withDue(
  work: Work,
  id: number,
  act: (work: Work, plan: Plan) => Promise<void>,
): Promise<void> {
  const plan = await lockPlanRow(work.tx, work.scope, id);
  if (plan?.state === 'PLANNED' && plan.appliesAt <= work.at) await act(work, plan);
}

async function apply(work: Work, plan: Plan): Promise<void> {
  const { tx, scope, at } = work;
  await lockProducts(tx, scope, plan.productIds);
  // Products that were deleted meanwhile are left out.
  const rows = await findProductRows(tx, scope, plan.productIds, dayAt(at, scope.timeZone));
  if (rows.length === 0) {
    throw new ProblemError('NOT_FOUND', 'None of its products is on the menu any more.');
  }
  const ids = rows.map(({ id }) => id);
  await applyEdit(work, ids, withoutPast(plan.edit, at));
  await setPlanState(work, plan, 'APPLIED');
  tell(work, 'plan.apply', plan, ids.length);
}

async function fail(work: Work, plan: Plan, reason: string): Promise<void> {
  await setPlanState(work, plan, 'FAILED', reason);
  tell(work, 'plan.fail', plan, plan.productIds.length);
}

function tell(work: Work, action: 'plan.apply' | 'plan.fail', { id }: Plan, count: number): void {
  work.audit({ action, entity: 'plan', entityId: id, subject: countProducts(count) });
  work.emit({ kind: 'menu.changed' });
}

/** Without an absence that is over by now, as after a server was down. */
function withoutPast({ availability, ...edit }: BulkEdit, at: Date): BulkEdit {
  const until = availability?.until;
  const isOver = typeof until === 'string' && until !== 'TODAY' && new Date(until) <= at;
  return availability === undefined || isOver ? edit : { ...edit, availability };
}
