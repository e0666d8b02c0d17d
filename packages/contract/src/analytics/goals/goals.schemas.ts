import { z } from 'zod/mini';
import { campaignGoals } from '../../marketing/goals.ts';
import { id, instant, minorUnits } from '../../shared/schema.ts';
import { campaignEffect } from '../promotions/promotions-report.schemas.ts';

/** The sources of the expected order rate, the best first. */
export const rateBases = ['SAME_GOAL', 'OWN_CAMPAIGNS', 'ASSUMED'] as const;

/** The expected orders and cost of a goal's campaign. */
const goalEstimate = z.object({
  /** Includes recipients who would have ordered anyway. */
  orders: z.int(),
  /** The incremental orders, based on last year's campaigns; null without a measurement. */
  extra: z.nullable(z.int()),
  /** The average subtotal of the last 90 days. */
  averageOrder: minorUnits,
  /** Orders × average order × the suggested discount. */
  discount: minorUnits,
  /** The price of one text with one part to each recipient. */
  texts: minorUnits,
  /** The expected orders per hundred texts, in hundredths, and their source. */
  rate: z.int(),
  basis: z.enum(rateBases),
});

export type GoalEstimate = z.infer<typeof goalEstimate>;

/** The goal's last campaign, with figures as in the promotions report. */
const lastOfGoal = z.object({
  id,
  title: z.string(),
  sentAt: instant,
  counting: z.boolean(),
  texts: z.int(),
  orders: z.int(),
  newCustomers: z.int(),
  /** "Your earnings" minus the cost of the texts. */
  earnings: minorUnits,
  /** Null while orders still count, and without enough data. */
  effect: z.nullable(campaignEffect),
});

export const goalFigures = z.object({
  goal: z.enum(campaignGoals),
  /** The audience, and how many of it agreed to text messages. */
  customers: z.int(),
  agreed: z.int(),
  /** Null if nobody agreed, or without completed orders in the last 90 days. */
  estimate: z.nullable(goalEstimate),
  last: z.nullable(lastOfGoal),
});

export type GoalFigures = z.infer<typeof goalFigures>;

/** A weekday (1 is Monday) and its evening orders in the last `quietWeeks`. */
const evening = z.object({ weekday: z.int(), orders: z.int() });

export const goals = z.object({
  goals: z.array(goalFigures),
  /** The weekday with the fewest evening orders, ignoring those without any; null with too few orders. */
  quietWeekday: z.nullable(z.int()),
  evenings: z.array(evening),
});

export type Goals = z.infer<typeof goals>;
