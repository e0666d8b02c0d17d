import { addDays, dayAt } from '@counter/contract/shared';
import { type StoreScope, type Tx, importEmployees, importRiders } from '@counter/api/import';
import type { Crew } from '../crew/crew.ts';
import type { Random } from '../random.ts';
import type { Draft } from './past-order.ts';
import { createShifts } from './shifts.ts';

type KnownRider = { readonly id: number; readonly name: string; readonly onDuty: boolean };

/** Writes a store's employees and riders. Returns the riders. */
export async function createCrew(
  tx: Tx,
  scope: StoreScope,
  { employees, riders }: Crew,
  { now, seed }: { readonly now: Date; readonly seed: number },
): Promise<KnownRider[]> {
  const today = dayAt(now, scope.timeZone);
  const place = { tx, scope, at: now };
  const employeeIds = await importEmployees(
    place,
    employees.map(({ joinedDaysAgo, left, ...employee }) => ({
      ...employee,
      joiningDate: addDays(today, -joinedDaysAgo),
      endDate: left ? addDays(today, -left.daysAgo) : null,
      endReason: left?.reason ?? '',
    })),
  );
  const working = employeeIds.filter((_id, index) => !employees[index]?.left);
  await createShifts(tx, scope, { employeeIds: working, seed, now });
  const ids = await importRiders(
    place,
    riders.map((rider) => ({ ...rider, image: null })),
  );
  return riders.flatMap(({ name, onDuty }, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, name, onDuty }];
  });
}

const recentMs = 10 * 86_400_000;
/** The share of recent deliveries by the store's own riders. */
const ownShare = 0.6;

/** Assigns some of the store's latest orders to its riders, once they were ready. */
export function withRiders(
  drafts: readonly Draft[],
  riders: readonly KnownRider[],
  { random, now }: { readonly random: Random; readonly now: Date },
): Draft[] {
  const since = new Date(now.getTime() - recentMs);
  return drafts.map((draft) => {
    if (draft.deliveryMethod === 'PICKUP' || draft.placedAt < since) return draft;
    const ready = draft.steps.findIndex(({ kind }) => kind === 'ready');
    const over = draft.steps.some(({ kind }) => kind === 'complete');
    const able = riders.filter(({ onDuty }) => over || onDuty);
    if (ready < 0 || able.length === 0 || !random.chance(ownShare)) return draft;
    return givenTo(draft, random.pick(able), ready + 1);
  });
}

function givenTo(draft: Draft, { id, name }: KnownRider, place: number): Draft {
  const steps = draft.steps.slice(0, place).flatMap((step, index) => {
    const isReady = index === place - 1;
    return isReady ? [step, { ...step, kind: 'assigned' as const, message: name }] : [step];
  });
  return { ...draft, rider: { id, name }, steps: [...steps, ...draft.steps.slice(place)] };
}
