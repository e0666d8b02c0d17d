import type { OrderWithTimeline } from '@counter/contract/orders';
import { setTimeout as delay } from 'node:timers/promises';
import { countTold, type Announcement } from '../support/listening.ts';
import { isUndone } from './check-records.ts';
import type { Cut } from './line.ts';
import type { Presses } from './presses.ts';
import type { Screen } from './screens.ts';

/** The presses that make an order ring once more. */
type Pressed = Pick<Presses, 'undone' | 'attempts'>;

/** An order that waited for longer, unseen, must have been announced; milliseconds. */
const noticedWithinMs = 5000;

/** Returns the orders that a screen announced twice, and those that waited in silence. */
export function findWrongAlarms(
  { name, told }: Screen,
  records: readonly OrderWithTimeline[],
  { cuts, undone, attempts }: Pressed & { readonly cuts: readonly Cut[] },
): string[] {
  const numbers = records.map(({ orderNumber }) => orderNumber);
  const counts = countTold(told, numbers);
  return records.flatMap((record, at) => {
    const count = counts[at] ?? 0;
    // An order that is new again rings again, and so does one whose acceptance came to nothing.
    const isNewAgain = undone.has(record.orderNumber) || isUndone(record);
    if (count > 1 && !isNewAgain && !isAcceptanceLost(told, record, { name, attempts }))
      return [
        `${name}: ${record.orderNumber} was announced ${count} times (${retell(told, record, { cuts, attempts })})`,
      ];
    const [from, until] = waitOf(record);
    const heard = cuts.every((cut) => cut.until < from || cut.from > from + noticedWithinMs);
    const isMissed = count === 0 && heard && until - from > noticedWithinMs;
    return isMissed ? [`${name}: ${record.orderNumber} was not announced`] : [];
  });
}

/** Returns true if somebody accepted an order on a screen before it was announced there again, and the server never heard of it. */
function isAcceptanceLost(
  told: readonly Announcement[],
  { orderNumber, timeline }: OrderWithTimeline,
  { name, attempts }: Pick<Screen, 'name'> & Pick<Pressed, 'attempts'>,
): boolean {
  const again = told.filter(({ text }) => text.includes(orderNumber)).slice(1);
  const accepted = timeline.find(({ kind }) => kind === 'accept');
  const acceptedAt = accepted ? Date.parse(accepted.at) : Infinity;
  return again.every(
    ({ at }) =>
      at < acceptedAt &&
      attempts.some((one) => one.orderNumber === orderNumber && one.screen === name && one.at < at),
  );
}

/** Returns what was announced of an order and what happened to it and to the screen, with the seconds since it came in. */
function retell(
  told: readonly Announcement[],
  { orderNumber, placedAt, timeline }: OrderWithTimeline,
  { cuts, attempts }: Pick<Pressed, 'attempts'> & { readonly cuts: readonly Cut[] },
): string {
  const from = Date.parse(placedAt);
  const announced = told
    .filter(({ text }) => text.includes(orderNumber))
    .map(({ text, at }) => ({ what: `"${text}"`, at }));
  const happened = timeline.map(({ kind, at }) => ({ what: kind, at: Date.parse(at) }));
  const pressed = attempts
    .filter((one) => one.orderNumber === orderNumber)
    .map(({ screen, at }) => ({ what: `accept pressed on ${screen}`, at }));
  const lines = cuts.flatMap((cut) => [
    { what: 'no connection', at: cut.from },
    { what: 'connection again', at: cut.until },
  ]);
  return [...announced, ...happened, ...pressed, ...lines]
    .toSorted((a, b) => a.at - b.at)
    .map(({ what, at }) => `${((at - from) / 1000).toFixed(1)} s ${what}`)
    .join(', ');
}

/** The time an order came in, and the time somebody first did something about it. */
function waitOf({ placedAt, timeline }: OrderWithTimeline): readonly [number, number] {
  const next = timeline.find(({ kind }) => kind !== 'placed' && kind !== 'released');
  return [Date.parse(placedAt), next ? Date.parse(next.at) : Infinity];
}

/** Returns a fault if an alarm goes on for five seconds although every order was seen. */
export async function findStuckAlarm({ name, page }: Screen): Promise<string[]> {
  const until = performance.now() + 5000;
  while (/^\(\d+\)/.test(await page.title())) {
    if (performance.now() > until) return [`${name}: the alarm goes on for orders that were seen`];
    await delay(100);
  }
  return [];
}
