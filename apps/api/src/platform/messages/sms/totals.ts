import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';
import type { SmsLimits, TotalScope } from '../../clients/sms/text-kinds.ts';

export type Counted = { readonly scope: TotalScope; readonly subject: string };

/** Returns the start of the day (UTC) that an instant counts towards. */
function countedDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

/** Returns the start of the next day (UTC). */
export function nextCountedDay(at: Date): Date {
  return new Date(countedDay(at).getTime() + 24 * 60 * 60_000);
}

/**
 * Counts one text for each of several subjects in the database, so that limits hold across concurrent calls. Returns
 * the subjects that are full, in which case nothing is counted. Rows are locked in a fixed order.
 */
export async function takeTotals(
  tx: Tx,
  at: Date,
  limits: SmsLimits,
  counted: readonly Counted[],
): Promise<readonly Counted[]> {
  const ordered = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const taken: Counted[] = [];
  for (const one of ordered) {
    if (await takeOne(tx, at, one, limits[one.scope])) {
      taken.push(one);
      continue;
    }
    for (const other of taken) await giveBack(tx, at, other);
    return [one];
  }
  return [];
}

function keyOf({ scope, subject }: Counted): string {
  return `${scope} ${subject}`;
}

async function takeOne(
  tx: Tx,
  at: Date,
  { scope, subject }: Counted,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_totals as t (scope, subject, counted_since, count)
    select ${scope}, ${subject}, ${countedDay(at)}::timestamptz, 1 where ${limit}::integer > 0
    on conflict (scope, subject, counted_since) do update set count = t.count + 1
      where t.count < ${limit}
    returning count`.execute(tx);
  return rows.length > 0;
}

async function giveBack(tx: Tx, at: Date, { scope, subject }: Counted): Promise<void> {
  await sql`
    update sms_totals set count = count - 1
    where scope = ${scope} and subject = ${subject} and counted_since = ${countedDay(at)}
  `.execute(tx);
}

/** The daily limits' result for a campaign's numbers. */
export type CampaignTotals = {
  readonly free: readonly string[];
  /** Numbers that reached their own limit for today. */
  readonly full: readonly string[];
  /** Numbers that must wait because the store's campaigns reached their limit for today. */
  readonly waiting: readonly string[];
};

/** Counts one text for each number of a store's campaigns, as far as the limits allow. */
export async function takeCampaignTotals(
  tx: Tx,
  at: Date,
  limits: SmsLimits,
  { storeId, subjects }: { readonly storeId: number; readonly subjects: readonly string[] },
): Promise<CampaignTotals> {
  const since = countedDay(at);
  const store = String(storeId);
  const { rows } = await sql<{ count: number }>`
    insert into sms_totals as t (scope, subject, counted_since, count)
    values ('CAMPAIGNS', ${store}, ${since}, 0)
    on conflict (scope, subject, counted_since) do update set count = t.count
    returning count`.execute(tx);
  const left = Math.max(0, limits.CAMPAIGNS - (rows[0]?.count ?? 0));
  const considered = subjects.slice(0, left);
  const taken = await sql<{ subject: string }>`
    insert into sms_totals as t (scope, subject, counted_since, count)
    select 'NUMBER', subject, ${since}::timestamptz, 1
    from unnest(${considered}::text[]) as given (subject)
    where ${limits.NUMBER}::integer > 0 order by subject
    on conflict (scope, subject, counted_since) do update set count = t.count + 1
      where t.count < ${limits.NUMBER}
    returning subject`.execute(tx);
  const free = new Set(taken.rows.map(({ subject }) => subject));
  await sql`
    update sms_totals set count = count + ${free.size}
    where scope = 'CAMPAIGNS' and subject = ${store} and counted_since = ${since}`.execute(tx);
  return {
    free: [...free],
    full: considered.filter((subject) => !free.has(subject)),
    waiting: subjects.slice(left),
  };
}
