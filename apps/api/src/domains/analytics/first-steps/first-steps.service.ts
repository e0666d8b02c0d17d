import {
  isPreparingStep,
  isReady,
  listFirstSteps,
  ordersOfBeginner,
  stepPermissions,
  type FirstStep,
  type ListedStep,
  type NotedStep,
  type OptionalStep,
  type StoreBeginning,
} from '@counter/contract/analytics';
import { deliversFreely } from '@counter/contract/store';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Work } from '../../../platform/events/work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holds, type StoreScope } from '../../../platform/tenancy/scope.ts';
import { findMenuBeginning } from '../../menu/index.ts';
import { hasSoldOnline } from '../../orders/index.ts';
import { findBankStatuses } from '../../settings/index.ts';
import { findStoreSettings, findWeek, personOf } from '../../store/index.ts';
import {
  countFirstOrders,
  deleteSkipped,
  findKeptSteps,
  findReadyAt,
  saveReady,
  saveStep,
} from './first-steps.repository.ts';

/** The time for which the screen says that the store is ready, in milliseconds. */
const toldForMs = 24 * 60 * 60_000;

type Place = Pick<Platform, 'db' | 'act' | 'clock'>;

/**
 * Returns the setup steps that are left and that the caller's role can do. Null if the store already sells, was ready
 * more than a day ago, or has nothing left for the caller. Saves when the store is ready for the first time. A store
 * that awaits approval sees the possible steps, even once all are done.
 */
export async function findFirstSteps(
  { db, act, clock }: Place,
  scope: StoreScope,
): Promise<StoreBeginning | null> {
  const [readyAt, orders] = await Promise.all([
    findReadyAt(db, scope),
    countFirstOrders(db, scope, ordersOfBeginner),
  ]);
  const isOver = readyAt && clock.now().getTime() - readyAt.getTime() > toldForMs;
  if (isOver || orders.completed > ordersOfBeginner) return null;
  const { steps, withoutPicture } = await readSteps(db, scope, orders);
  const ready = readyAt !== undefined || isReady(steps);
  if (ready && !readyAt) await act(scope, saveReady);
  const mine = steps.filter(({ step }) => mayDo(scope, step));
  if (mine.length === 0 || (!ready && !scope.waiting && isReady(mine))) return null;
  return { ready, steps: mine, productWithoutPicture: withoutPicture };
}

async function readSteps(
  db: Place['db'],
  scope: StoreScope,
  { completed, cancelled }: { readonly completed: number; readonly cancelled: number },
): Promise<{ readonly steps: ListedStep[]; readonly withoutPicture: number | null }> {
  const [kept, week, menu, settings, banks, soldOnline] = await Promise.all([
    findKeptSteps(db, scope),
    findWeek(db, scope),
    findMenuBeginning(db, scope),
    findStoreSettings(db, scope.storeId),
    findBankStatuses(db, [scope.storeId]),
    hasSoldOnline(db, scope),
  ]);
  const done = {
    HOURS: week.hours.length > 0,
    MENU: menu.offered,
    PICTURE: menu.pictured,
    DELIVERY: !deliversFreely(settings.deliveryFees, settings.deliveryMethods),
    BANK: banks.has(scope.storeId),
    TEST_ORDER: completed + cancelled > 0,
    ALARM: false,
    LINK: soldOnline,
  };
  return { steps: listFirstSteps(done, kept), withoutPicture: menu.withoutPicture };
}

/**
 * Saves that a step was done which leaves no other trace in the store's data.
 * @throws ProblemError NOT_ALLOWED for an integration
 */
export async function noteFirstStep(work: Work, step: NotedStep): Promise<void> {
  await saveStep(work, { step, state: 'DONE', userId: personOf(work.scope) });
}

/**
 * Skips a step for everybody in the store, or restores it.
 * @throws ProblemError NOT_ALLOWED for an integration, and for a role that can't do the step
 */
export async function skipFirstStep(
  work: Work,
  { step, skipped }: { readonly step: OptionalStep; readonly skipped: boolean },
): Promise<void> {
  const userId = personOf(work.scope);
  if (!mayDo(work.scope, step)) {
    throw new ProblemError('NOT_ALLOWED', "Your role can't skip this. Ask an owner of the store.");
  }
  if (skipped) await saveStep(work, { step, state: 'SKIPPED', userId });
  else await deleteSkipped(work, step);
}

function mayDo(scope: StoreScope, step: FirstStep): boolean {
  if (scope.waiting && !isPreparingStep(step)) return false;
  return holds(scope, stepPermissions[step]);
}
