import type { ConsentWay } from '@counter/contract/customers';
import { dayMs } from '@counter/contract/shared';
import {
  type ImportedConsent,
  type ImportedNotes,
  type StoreScope,
  type Tx,
  importConsents,
  importCustomers,
  importNotes,
} from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import type { Draft } from './past-order.ts';

type Writers = {
  readonly seed: number;
  readonly now: Date;
  /** The person who records consents. */
  readonly by: string;
};

type Visitor = { readonly name: string; readonly phone: string; readonly createdAt: Date };

/** A separate seed, so that consents don't change the random orders. */
const consentSeed = 1100;

/**
 * Writes all customers with orders, the notes about them, and their consents to text messages. Returns their ids by
 * phone number.
 */
export async function createRegulars(
  tx: Tx,
  scope: StoreScope,
  drafts: readonly Draft[],
  { seed, now, by }: Writers,
): Promise<ReadonlyMap<string, number>> {
  const visitors = firstVisits(drafts);
  const ids = await importCustomers(tx, scope, visitors);
  const random = createRandom(seed + consentSeed);
  const consents = visitors.flatMap((visitor) => drawConsent(random, visitor, { now, by }));
  await importConsents(tx, scope, consents);
  await importNotes(tx, scope, notesOn(drafts, { now, by }));
  return ids;
}

/** Returns all customers with the time of their first order. */
function firstVisits(drafts: readonly Draft[]): Visitor[] {
  const visits = drafts
    .toReversed()
    .map(
      ({ customer, placedAt }) => [customer.phone, { ...customer, createdAt: placedAt }] as const,
    );
  return [...new Map(visits).values()].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

const agreeing = 0.45;
const regretting = 0.07;

function drawConsent(
  random: Random,
  { phone, createdAt: givenAt }: Visitor,
  { now, by }: Pick<Writers, 'now' | 'by'>,
): ImportedConsent[] {
  if (!random.chance(agreeing)) return [];
  const how = random.weighted<ConsentWay>([
    [60, 'WEB_STORE'],
    [30, 'COUNTER'],
    [6, 'PHONE'],
    [4, 'WRITTEN'],
  ]);
  const given = { phone, how, givenAt, givenBy: how === 'WEB_STORE' ? 'Web store' : by };
  const endedAt = new Date(givenAt.getTime() + random.integer(5, 40) * dayMs);
  const ended = random.chance(regretting) && endedAt < now;
  const withdrawn = { at: endedAt, how: 'REPLY_STOP', by: 'Counter' } as const;
  return [{ ...given, withdrawn: ended ? withdrawn : null }];
}

const noted = [
  'Allergic to nuts: tell the kitchen, whatever is ordered.',
  'Rings twice; the bell is broken. Call on arrival.',
  'Orders for the office on Fridays and pays by invoice at the end of the month.',
  'Likes everything extra spicy.',
  'Told us on the phone that the lentil soup reminds her of home.',
];

/** Returns notes about the most frequent customers. */
function notesOn(
  drafts: readonly Draft[],
  { now, by }: Pick<Writers, 'now' | 'by'>,
): ImportedNotes[] {
  const visits = Map.groupBy(drafts, ({ customer }) => customer.phone);
  const most = [...visits].toSorted(([, a], [, b]) => b.length - a.length);
  return most.slice(0, noted.length).map(([phone], at) => ({
    phone,
    notes: noted[at] ?? '',
    by,
    at: new Date(now.getTime() - (at * 9 + 2) * dayMs),
  }));
}
