import {
  averageDays,
  campaignDays,
  estimateUse,
  expectedRate,
  quietWeeks,
  quietestWeekday,
  type GoalFigures,
  type Goals,
} from '@counter/contract/analytics';
import {
  campaignGoals,
  costOfParts,
  goalTemplates,
  type CampaignGoal,
} from '@counter/contract/marketing';
import { addDays, dayAt, dayMs } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findSegment } from '../../customers/index.ts';
import {
  findCampaignFigures,
  type CampaignFigures,
} from '../promotions/campaign-figures.repository.ts';
import { countEvenings, findAverageOrder } from './goals.repository.ts';

/** Rates and the last campaign are taken from so many days. */
const campaignsOfDays = 365;

type Source = Pick<Platform, 'clock' | 'sms'> & { readonly db: Db };

/** Answers each goal with its audience at this moment, an estimate, and what the last campaign brought in. */
export async function findGoals(source: Source, scope: StoreScope): Promise<Goals> {
  const { db, clock } = source;
  const now = clock.now();
  const today = dayAt(now, scope.timeZone);
  const until = (endDate: string, days: number) => ({
    startDate: addDays(endDate, -days),
    endDate,
  });
  const yesterday = addDays(today, -1);
  const [campaigns, evenings, averageOrder] = await Promise.all([
    findCampaignFigures(db, scope, until(today, campaignsOfDays)),
    countEvenings(db, scope, until(yesterday, quietWeeks * 7 - 1)),
    findAverageOrder(db, scope, until(yesterday, averageDays - 1)),
  ]);
  const known = { campaigns, averageOrder, now };
  const goals = campaignGoals.map((goal) => findGoal(source, scope, goal, known));
  return { goals: await Promise.all(goals), quietWeekday: quietestWeekday(evenings), evenings };
}

type Known = {
  readonly campaigns: readonly CampaignFigures[];
  readonly averageOrder: number | null;
  readonly now: Date;
};

async function findGoal(
  { db, sms: { partPrice } }: Source,
  scope: StoreScope,
  goal: CampaignGoal,
  { campaigns, averageOrder, now }: Known,
): Promise<GoalFigures> {
  const { segment, percent } = goalTemplates[goal];
  const { customers, phones } = await findSegment(db, scope, segment, now);
  const agreed = phones.length;
  const ofGoal = campaigns.filter((one) => one.goal === goal);
  const [last] = ofGoal.toSorted((one, other) => other.sentFrom.getTime() - one.sentFrom.getTime());
  const figures = { goal, customers, agreed, last: last ? toLast(last, now) : null };
  if (agreed === 0 || averageOrder === null) return { ...figures, estimate: null };
  const over = (one: CampaignFigures) => !isCounting(one, now);
  const expected = expectedRate(ofGoal.filter(over), campaigns.filter(over));
  const use = estimateUse({ agreed, averageOrder, percent }, expected.rate);
  const texts = costOfParts(agreed, partPrice);
  return { ...figures, estimate: { averageOrder, texts, ...use, ...expected } };
}

function isCounting({ sentUntil }: CampaignFigures, now: Date): boolean {
  return now.getTime() < sentUntil.getTime() + campaignDays * dayMs;
}

function toLast(figures: CampaignFigures, now: Date): NonNullable<GoalFigures['last']> {
  const { id, title, texts, orders, newCustomers, earned, cost, sentFrom } = figures;
  return {
    id,
    title,
    sentAt: sentFrom.toISOString(),
    counting: isCounting(figures, now),
    texts,
    orders,
    newCustomers,
    earnings: earned - (cost ?? 0),
  };
}
