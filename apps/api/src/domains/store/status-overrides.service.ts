import { endOfWorkingDay, type StoreStatus } from '@counter/contract/store';
import { minuteMs } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { AuditEntry, Work } from '../../platform/events/work.ts';
import { personOf } from './acting-person.ts';
import { findFacts, findStatus } from './opening.service.ts';
import {
  createOverride,
  endOverrides,
  findActiveOverrides,
  type StatusOverride,
  type OverrideKind,
} from './status-overrides.repository.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import { lockStore } from './suspension.repository.ts';

/** A number of minutes, the rest of the working day, or an end time (ISO 8601). */
type Length = number | string;

const maxLengthMs = 31 * 24 * 60 * minuteMs;

/**
 * Starts a pause or a busy time, or changes the active one. It ends automatically.
 * @throws ProblemError CONFLICT while the store is closed by its toggle, INVALID_FIELDS if the end is in the past or
 * more than 31 days ahead.
 */
export async function startOverride(
  { act }: Platform,
  scope: StoreScope,
  { length, ...override }: StatusOverride & { readonly length: Length },
): Promise<StoreStatus> {
  return act(scope, async (work) => {
    const { tx, at } = work;
    await lockStore(tx, scope);
    const until = await endOf(work, length);
    const userId = personOf(scope);
    const running = await findRunning(work, override.kind);
    await endOverrides(tx, scope, [override.kind], { userId: null, at });
    await createOverride(tx, scope, override, {
      userId,
      at,
      until,
      continued: running !== undefined,
    });
    await record(work, override.kind, {
      action: actions[override.kind].begin,
      before: running ?? null,
      after: { ...override, until },
    });
    return findStatus(tx, scope.storeId, at);
  });
}

/** Ends a pause or a busy time early. Changes and records nothing if none is active. */
export async function endOverride(
  { act }: Platform,
  scope: StoreScope,
  kind: OverrideKind,
): Promise<StoreStatus> {
  return act(scope, async (work) => {
    await lockStore(work.tx, scope);
    const running = await findRunning(work, kind);
    if (running) {
      await endOverrides(work.tx, scope, [kind], { userId: personOf(scope), at: work.at });
      await record(work, kind, { action: actions[kind].end, before: running, after: null });
    }
    return findStatus(work.tx, scope.storeId, work.at);
  });
}

const actions = {
  PAUSE: { begin: 'store.pause', end: 'store.resume' },
  BUSY: { begin: 'store.busy', end: 'store.calm' },
} as const satisfies Record<OverrideKind, unknown>;

async function findRunning({ tx, scope, at }: Work, kind: OverrideKind) {
  const running = await findActiveOverrides(tx, scope.storeId, at);
  return running.find((one) => one.kind === kind);
}

async function endOf({ tx, scope, at }: Work, length: Length): Promise<Date> {
  const facts = await findFacts(tx, scope.storeId, at);
  if (!facts.online) {
    throw new ProblemError(
      'CONFLICT',
      `${scope.storeName} is closed, so no orders come in anyway. Open it first.`,
    );
  }
  if (length === 'REST_OF_DAY') return endOfWorkingDay(facts, at);
  const end =
    typeof length === 'number' ? new Date(at.getTime() + length * minuteMs) : new Date(length);
  if (end <= at) throw refusedField('length', 'The end must lie ahead');
  if (end.getTime() - at.getTime() > maxLengthMs) {
    throw refusedField(
      'length',
      'At most 31 days. For longer, close the store or add days that differ',
    );
  }
  return end;
}

type Recorded = {
  readonly action: AuditEntry['action'];
  readonly before: unknown;
  readonly after: unknown;
};

async function record(work: Work, kind: OverrideKind, entry: Recorded): Promise<void> {
  work.audit({ ...entry, entity: 'store', entityId: work.scope.storeId });
  await notifyOpenScreens(work, kind);
}
