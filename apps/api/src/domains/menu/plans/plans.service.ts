import {
  maxPlans,
  plannedShownDays,
  type PlannedChange,
  type PlannedChangeRequest,
} from '@counter/contract/menu';
import { addDays, countOf, dayAt, instantOf } from '@counter/contract/shared';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { checkVersion } from '../../../platform/events/check-version.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Work } from '../../../platform/events/work.ts';
import { schedulePlanned } from '../../../platform/jobs/planned-changes.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { planEdits } from './bulk-edit.service.ts';
import {
  countPlans,
  createPlanRow,
  findPlanRows,
  lockPlanRow,
  setPlanState,
  updatePlanRow,
  type Plan,
  type PlanFacts,
} from './plans.repository.ts';

/** The job that applies a planned change. */
export const planJob = 'menu.plan';

/** Lists the planned changes, next one first, followed by those of the last 30 days. */
export async function findPlans(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
): Promise<PlannedChange[]> {
  const since = addDays(dayAt(now, scope.timeZone), -plannedShownDays);
  const rows = await findPlanRows(db, scope, instantOf(since, 0, scope.timeZone));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/**
 * Plans a change of products for a time, or changes a plan before its time. Returns all plans. Retries with the same
 * idempotency key plan it only once.
 * @throws ProblemError INVALID_FIELDS for a time in the past or an invalid change, NOT_FOUND, CHANGED_MEANWHILE,
 * CONFLICT if there are too many plans
 */
export async function savePlan(
  { act }: Platform,
  scope: StoreScope,
  request: PlannedChangeRequest,
  key: string | undefined,
): Promise<PlannedChange[]> {
  return act(scope, async (work) => {
    await oncePerKey(work, { key, request }, async () => {
      const facts = await readFacts(work, request);
      return request.id === 0 ? add(work, facts) : change(work, request, facts);
    });
    return findPlans(work.tx, scope, work.at);
  });
}

async function readFacts(work: Work, { ids, edit, at }: PlannedChangeRequest): Promise<PlanFacts> {
  const appliesAt = new Date(at);
  if (appliesAt <= work.at) throw tooEarly();
  const productIds = [...new Set(ids)];
  // Validates the change now, rather than only when it is applied.
  await planEdits(work.tx, { scope: work.scope, at: appliesAt }, productIds, edit);
  return { productIds, edit, appliesAt };
}

async function add(work: Work, facts: PlanFacts): Promise<number> {
  if ((await countPlans(work.tx, work.scope)) >= maxPlans) {
    throw new ProblemError('CONFLICT', `You can plan up to ${maxPlans} changes.`);
  }
  const id = await createPlanRow(work, facts);
  await recordPlan(work, 'plan.create', { id, ...facts });
  return id;
}

async function change(
  work: Work,
  { id, olVersion }: PlannedChangeRequest,
  facts: PlanFacts,
): Promise<number> {
  const plan = await findOpen(work, id, 'PLANNED');
  const { version, ...rest } = plan;
  await checkVersion({ ...rest, name: 'this change', olVersion: version }, olVersion, work);
  await updatePlanRow(work, plan, facts);
  await recordPlan(work, 'plan.update', { id, ...facts });
  return id;
}

/**
 * Cancels a planned change and returns the others.
 * @throws ProblemError NOT_FOUND
 */
export async function removePlan(work: Work, id: number): Promise<PlannedChange[]> {
  const plan = await findOpen(work, id, 'PLANNED');
  await setPlanState(work, plan, 'CANCELLED');
  await recordPlan(work, 'plan.cancel', plan);
  return findPlans(work.tx, work.scope, work.at);
}

/**
 * Restores a cancelled change and returns all plans.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS if its time has passed
 */
export async function restorePlan(work: Work, id: number): Promise<PlannedChange[]> {
  const plan = await findOpen(work, id, 'CANCELLED');
  if (plan.appliesAt <= work.at) throw tooEarly();
  await setPlanState(work, plan, 'PLANNED');
  await recordPlan(work, 'plan.restore', plan);
  return findPlans(work.tx, work.scope, work.at);
}

async function findOpen({ tx, scope }: Work, id: number, state: Plan['state']): Promise<Plan> {
  const plan = await lockPlanRow(tx, scope, id);
  if (plan?.state === state) return plan;
  throw new ProblemError('NOT_FOUND', 'This change is no longer planned.');
}

type PlanSummary = PlanFacts & { readonly id: number };
type PlanAction = 'plan.create' | 'plan.update' | 'plan.cancel' | 'plan.restore';

/** Schedules a plan for its time and records the change. */
async function recordPlan(
  work: Work,
  action: PlanAction,
  { id, productIds, edit, appliesAt }: PlanSummary,
): Promise<void> {
  await schedulePlanned(work, planJob, { id, appliesAt });
  work.audit({
    action,
    entity: 'plan',
    entityId: id,
    subject: countProducts(productIds.length),
    after: { at: appliesAt.toISOString(), productIds, edit },
  });
  work.emit({ kind: 'menu.changed' });
}

/** "1 product", "12 products". */
export const countProducts = (count: number): string => countOf(count, 'product', 'products');

function tooEarly(): ProblemError {
  return refusedField('at', 'Choose a time in the future.');
}
