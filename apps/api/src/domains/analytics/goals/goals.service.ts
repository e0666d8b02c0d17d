import {
  averageDays,
  effectOf,
  estimateUse,
  expectedRate,
  extraRate,
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
import { addDays, dayAt } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findSegment } from '../../customers/index.ts';
import { findCampaignFigures } from '../promotions/campaign-figures.repository.ts';
import { compareCampaigns, type ComparedCampaign } from '../promotions/compared-campaigns.ts';
import { countEvenings, findAverageOrder } from './goals.repository.ts';

/** The days back in which rates and the last campaign are looked up. */
const campaignsOfDays = 365;

type Source = Pick<Platform, 'clock' | 'sms'> & { readonly db: Db };

/** Returns each goal with its current audience, an estimate, and the result of the last campaign. */
export async function findGoals(source: Source, scope: StoreScope): Promise<Goals> {
  const { db, clock } = source;
  const now = clock.now();
  const today = dayAt(now, scope.timeZone);
  const until = (endDate: string, days: number) => ({
    startDate: addDays(endDate, -days),
    endDate,
  });
  const yesterday = addDays(today, -1);
  const [figures, evenings, averageOrder] = await Promise.all([
    findCampaignFigures(db, scope, until(today, campaignsOfDays)),
    countEvenings(db, scope, until(yesterday, quietWeeks * 7 - 1)),
    findAverageOrder(db, scope, until(yesterday, averageDays - 1)),
  ]);
  const campaigns = await compareCampaigns(db, scope, figures, now);
  const known = { campaigns, averageOrder, now };
  const goals = campaignGoals.map((goal) => findGoal(source, scope, goal, known));
  return { goals: await Promise.all(goals), quietWeekday: quietestWeekday(evenings), evenings };
}

type Known = {
  readonly campaigns: readonly ComparedCampaign[];
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
  const figures = { goal, customers, agreed, last: last ? toLast(last) : null };
  if (agreed === 0 || averageOrder === null) return { ...figures, estimate: null };
  const isOver = ({ counting }: ComparedCampaign) => !counting;
  const [own, all] = [ofGoal.filter(isOver), campaigns.filter(isOver)];
  const expected = expectedRate(own, all);
  const use = estimateUse({ agreed, averageOrder, percent }, expected.rate);
  const texts = costOfParts(agreed, partPrice);
  const rate = extraRate(own.map(toMeasured), all.map(toMeasured));
  const extra = rate === null ? null : Math.round(agreed * rate);
  return { ...figures, estimate: { averageOrder, texts, extra, ...use, ...expected } };
}

const toMeasured = (campaign: ComparedCampaign) => ({
  texts: campaign.texts,
  effect: effectOf(campaign),
});

function toLast(campaign: ComparedCampaign): NonNullable<GoalFigures['last']> {
  const { id, title, counting, texts, orders, newCustomers, earned, cost, sentFrom } = campaign;
  return {
    id,
    title,
    sentAt: sentFrom.toISOString(),
    counting,
    texts,
    orders,
    newCustomers,
    earnings: earned - (cost ?? 0),
    effect: effectOf(campaign),
  };
}
