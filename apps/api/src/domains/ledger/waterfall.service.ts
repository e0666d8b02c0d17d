import {
  waterfallOf,
  type AccountAmount,
  type MoneyFigures,
  type WaterfallAnswer,
} from '@counter/contract/ledger';
import {
  dayAt,
  endsInShorterMonth,
  instantOf,
  localTimeAt,
  type Period,
  type RequestedDays,
} from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findFirstDay } from './periods.repository.ts';
import { findFlowRow, type FlowRow } from './waterfall.repository.ts';

/** Store days, and the days to compare them with. */
export type WaterfallWanted = RequestedDays & { readonly compared?: RequestedDays | undefined };

/** Returns the steps from the sales of some days to their payout, from the books alone. */
export async function findWaterfall(
  db: Db,
  scope: StoreScope,
  { compared, ...days }: WaterfallWanted,
  now: Date,
): Promise<WaterfallAnswer> {
  const [row, before] = await Promise.all([
    findFlowRow(db, scope, periodOf(days)),
    compared ? findBefore(db, scope, { days, compared, now }) : null,
  ]);
  const accounts = waterfallOf(row.accounts).steps.map(({ account, amount }): AccountAmount => ({
    account,
    amount,
  }));
  const { startDate, endDate } = days;
  return {
    currency: scope.currency,
    from: startDate,
    to: endDate,
    accounts,
    figures: figuresOf(row),
    feesReturned: row.feesReturned,
    before,
  };
}

type Compared = {
  readonly days: RequestedDays;
  readonly compared: RequestedDays;
  readonly now: Date;
};

/** If the last day isn't over, counts only the same part of the last compared day. */
async function findBefore(
  db: Db,
  scope: StoreScope,
  { days, compared, now }: Compared,
): Promise<MoneyFigures | null> {
  const firstDay = await findFirstDay(db, scope.storeId);
  if (firstDay === undefined || firstDay > compared.startDate) return null;
  const today = dayAt(now, scope.timeZone);
  const goesOn = days.endDate >= today && !endsInShorterMonth(periodOf(days), periodOf(compared));
  const until = goesOn ? sameTimeOn(compared.endDate, now, scope) : undefined;
  return figuresOf(await findFlowRow(db, scope, periodOf(compared), until));
}

/** Returns the instant on a day with the current local time. */
function sameTimeOn(day: string, now: Date, { timeZone }: StoreScope): Date {
  const { hour, minute } = localTimeAt(now, timeZone);
  const sinceMinute = now.getTime() % 60_000;
  return new Date(instantOf(day, hour * 60 + minute, timeZone).getTime() + sinceMinute);
}

function figuresOf({ accounts, customersPaid, orders }: FlowRow): MoneyFigures {
  return { earnings: waterfallOf(accounts).earnings, customersPaid, orders };
}

function periodOf({ startDate, endDate }: RequestedDays): Period {
  return { from: startDate, to: endDate };
}
