import { unwatchedAfterMs } from '@counter/contract/settings';
import { endOfWorkingDay, openingAt, takesOrders } from '@counter/contract/store';
import type { Work } from '../../platform/events/work.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findFacts } from './opening.service.ts';
import {
  endOwnPause,
  findStoresPausedByCounter,
  lockWatch,
  updateScreensSeen,
  updateWarned,
  type Watch,
} from './screens.repository.ts';
import { createOverride } from './status-overrides.repository.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import { lockStore } from './suspension.repository.ts';

/** The actor in the audit log for automatic pauses. */
const actorName = 'Screen watch';

/** Records that stores have a screen open that can accept orders, and ends automatic pauses. Pauses by people stay. */
export async function noteScreens(
  { db, act, clock, log }: Platform,
  storeIds: readonly number[],
): Promise<void> {
  if (storeIds.length === 0) return;
  await updateScreensSeen(db, storeIds, clock.now());
  for (const storeId of await findStoresPausedByCounter(db, storeIds, clock.now())) {
    try {
      await act(await scopeForSystem(db, storeId, actorName), resume);
    } catch (error) {
      log.error({ err: error, storeId }, 'the pause of a store did not end with its first screen');
    }
  }
}

async function resume(work: Work): Promise<void> {
  const { tx, scope, at } = work;
  await lockStore(tx, scope);
  if (!(await endOwnPause(tx, scope, at))) return;
  work.audit({ action: 'store.resume', entity: 'store', entityId: scope.storeId });
  await notifyOpenScreens(work, 'PAUSE');
}

/** The action that is due for a store without a screen. */
export type Absence = 'NONE' | 'WARN' | 'PAUSE';

/**
 * Determines and records the action that is due for an open store that has had no screen for five minutes. First warns,
 * once per opening hours; five minutes later pauses the store until they end, if it wants that. `otherwiseSeenAt` is
 * the last time its orders were handled by other means.
 */
export async function watchStore(work: Work, otherwiseSeenAt: Date | null): Promise<Absence> {
  const { tx, scope, at } = work;
  await lockStore(tx, scope);
  const watch = await lockWatch(tx, scope);
  const seenAt = latest(watch.seenAt, otherwiseSeenAt);
  if (watch.withoutScreen === 'OFF' || (seenAt && seenAt > before(at))) return 'NONE';
  const facts = await findFacts(tx, scope.storeId, at);
  // A store that just opened gets five minutes, too.
  const isOpen = [at, before(at)].every((time) => takesOrders(openingAt(facts, time).state));
  if (!isOpen) return 'NONE';
  const until = endOfWorkingDay(facts, at);
  if (!isWarned(watch, seenAt, at)) {
    await updateWarned(tx, scope, { at, until });
    return 'WARN';
  }
  if (watch.withoutScreen !== 'PAUSE' || !watch.warnedAt || watch.warnedAt > before(at)) {
    return 'NONE';
  }
  await pause(work, until);
  return 'PAUSE';
}

function isWarned({ warnedAt, warnedUntil }: Watch, seenAt: Date | null, at: Date): boolean {
  if (warnedAt === null || warnedUntil === null) return false;
  return at < warnedUntil && (seenAt === null || seenAt < warnedAt);
}

async function pause(work: Work, until: Date): Promise<void> {
  const { tx, scope, at } = work;
  const override = { kind: 'PAUSE', reason: 'NO_SCREEN', note: '', minutes: null } as const;
  await createOverride(tx, scope, override, { userId: null, at, until, continued: false });
  work.audit({
    action: 'store.pause',
    entity: 'store',
    entityId: scope.storeId,
    before: null,
    after: { ...override, until },
  });
  await notifyOpenScreens(work, 'PAUSE');
}

function before(at: Date): Date {
  return new Date(at.getTime() - unwatchedAfterMs);
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
