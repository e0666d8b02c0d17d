import { addDays, dayAt } from '@counter/contract/shared';
import {
  toInterval,
  toTimes,
  type ExceptionRequest,
  type OpeningInterval,
  type SaveHoursRequest,
  type StoreHours,
  type WeekStretch,
} from '@counter/contract/store';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { KeptHours } from './kept-hours.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { personOf } from './acting-person.ts';
import {
  createHoursChange,
  findLastWeekChange,
  type HoursChangeKind,
} from './hours-changes.repository.ts';
import { checkException } from './hours-rules.ts';
import {
  createException,
  deleteException,
  findExceptions,
  findWeek,
  replaceWeek,
  updateException,
  type ExceptionRow,
} from './hours.repository.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import { lockStore } from './suspension.repository.ts';

/** Returns the store's working hours: its week, and current and future exceptions. */
export async function findHours(db: Db | Tx, scope: StoreScope, now: Date): Promise<StoreHours> {
  const [{ hours, deliveryHours }, exceptions, changed] = await Promise.all([
    findWeek(db, scope),
    findExceptions(db, scope, dayAt(now, scope.timeZone)),
    findLastWeekChange(db, scope),
  ]);
  return {
    hours: hours.map(toStretch),
    deliveryHours: deliveryHours?.map(toStretch) ?? null,
    exceptions: exceptions.map(({ intervals, ...one }) => ({
      ...one,
      stretches: intervals.map(toTimes),
    })),
    olVersion: changed?.id ?? 0,
  };
}

/** Converts an interval of the week for the contract. */
export function toStretch({ weekday, ...interval }: OpeningInterval): WeekStretch {
  return { weekday, ...toTimes(interval) };
}

function toOpening({ weekday, ...times }: WeekStretch): OpeningInterval {
  return { weekday, ...toInterval(times) };
}

/** Saves a store's weekly hours. @throws ProblemError CHANGED_MEANWHILE */
export async function saveHours(
  { act }: Platform,
  scope: StoreScope,
  { hours, deliveryHours, olVersion }: Omit<SaveHoursRequest, 'storeId'>,
): Promise<StoreHours> {
  return act(scope, async (work) => {
    await lockStore(work.tx, scope);
    await refuseStale(work, olVersion);
    return changeHours(work, { kind: 'WEEK', exception: null }, async () =>
      replaceWeek(work.tx, scope, {
        hours: hours.map(toOpening),
        deliveryHours: deliveryHours?.map(toOpening) ?? null,
      }),
    );
  });
}

async function refuseStale(work: Work, olVersion: number): Promise<void> {
  const changed = await findLastWeekChange(work.tx, work.scope);
  const stored = {
    name: 'Opening hours',
    olVersion: changed?.id ?? 0,
    changedBy: changed?.fullName ?? 'Someone',
    changedAt: changed?.changedAt ?? work.at,
  };
  await checkVersion(stored, olVersion, work);
}

/**
 * Saves an exception to the weekly hours; `id` 0 adds one.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS if it is in the past or overlaps another one
 */
export async function saveException(
  { act }: Platform,
  scope: StoreScope,
  { id, stretches, storeId: _storeId, ...facts }: ExceptionRequest,
): Promise<StoreHours> {
  const exception = { id, ...facts, intervals: stretches.map(toInterval) };
  return act(scope, async (work) => {
    await lockStore(work.tx, scope);
    const today = dayAt(work.at, scope.timeZone);
    const known = await findExceptions(work.tx, scope, today);
    checkException(exception, known, today);
    const kind = id === 0 ? 'ADDED' : 'CHANGED';
    return changeHours(work, { kind, exception }, async () => {
      if (id === 0) await createException(work.tx, scope, exception);
      else await updateException(work.tx, scope, exception);
    });
  });
}

/** Removes an exception, so that the weekly hours apply again. @throws ProblemError NOT_FOUND */
export async function removeException(
  { act }: Platform,
  scope: StoreScope,
  id: number,
): Promise<StoreHours> {
  return act(scope, async (work) => {
    await lockStore(work.tx, scope);
    const known = await findExceptions(work.tx, scope, dayAt(work.at, scope.timeZone));
    const exception = known.find((one) => one.id === id);
    if (!exception) {
      throw new ProblemError('NOT_FOUND', 'These days were already removed or are over.');
    }
    return changeHours(work, { kind: 'REMOVED', exception }, async () =>
      deleteException(work.tx, scope, id),
    );
  });
}

type Change = {
  readonly kind: HoursChangeKind;
  readonly exception: Omit<ExceptionRow, 'id'> | null;
};

/** Runs a change and records the hours before and after it. Records nothing if they are equal. */
async function changeHours(
  work: Work,
  { kind, exception }: Change,
  change: () => Promise<void>,
): Promise<StoreHours> {
  const { tx, scope, at } = work;
  const before = await keptHours(work);
  await change();
  const after = await keptHours(work);
  const named = exception && {
    name: exception.name,
    firstDay: exception.firstDay,
    lastDay: exception.lastDay,
  };
  if (named !== null || JSON.stringify(before) !== JSON.stringify(after)) {
    const userId = personOf(scope);
    await createHoursChange(tx, scope, { kind, exception: named, before, after, userId, at });
    work.audit({ action: actions[kind], entity: 'store', entityId: scope.storeId, before, after });
    await notifyOpenScreens(work, 'HOURS');
  }
  return findHours(tx, scope, at);
}

const daysBack = 400;

const actions = {
  WEEK: 'store.hours',
  ADDED: 'store.exception.add',
  CHANGED: 'store.exception.change',
  REMOVED: 'store.exception.remove',
} as const satisfies Record<HoursChangeKind, string>;

/** Returns the hours with past exceptions as far back as the availability report looks. */
async function keptHours({ tx, scope, at }: Work): Promise<KeptHours> {
  const exceptions = await findExceptions(tx, scope, addDays(dayAt(at, scope.timeZone), -daysBack));
  return {
    ...(await findWeek(tx, scope)),
    exceptions: exceptions.map(({ id: _id, name: _name, ...one }) => one),
  };
}
