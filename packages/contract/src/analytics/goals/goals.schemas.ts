import { z } from 'zod/mini';
import { campaignGoals } from '../../marketing/goals.ts';
import { id, instant, minorUnits } from '../../shared/schema.ts';
import { campaignEffect } from '../promotions/promotions-report.schemas.ts';

/** The sources of the expected share of recipients who order, the best first. */
export const rateBases = ['SAME_GOAL', 'OWN_CAMPAIGNS', 'ASSUMED'] as const;

/** The expected orders and cost of a campaign of a goal. */
const goalEstimate = z.object({
  /** With those of recipients who would have ordered anyway. */
  orders: z.int(),
  /** The orders beyond those, as campaigns of the last year measured them; null before any did. */
  extra: z.nullable(z.int()),
  /** The average subtotal of the last 90 days. */
  averageOrder: minorUnits,
  /** Orders × average order × the suggested discount. */
  discount: minorUnits,
  /** The price of one text in one part to each. */
  texts: minorUnits,
  /** The expected orders for every hundred texts, in hundredths, and where that comes from. */
  rate: z.int(),
  basis: z.enum(rateBases),
});

export type GoalEstimate = z.infer<typeof goalEstimate>;

/** The last campaign of a goal, as the report of promotions counts it. */
const lastOfGoal = z.object({
  id,
  title: z.string(),
  sentAt: instant,
  counting: z.boolean(),
  texts: z.int(),
  orders: z.int(),
  newCustomers: z.int(),
  /** Your earnings less the cost of the texts. */
  earnings: minorUnits,
  /** Null while it is counting, and without enough data. */
  effect: z.nullable(campaignEffect),
});

export const goalFigures = z.object({
  goal: z.enum(campaignGoals),
  /** Its audience, and those of it who agreed to text messages. */
  customers: z.int(),
  agreed: z.int(),
  /** Null if nobody agreed, or without completed orders in 90 days. */
  estimate: z.nullable(goalEstimate),
  last: z.nullable(lastOfGoal),
});

export type GoalFigures = z.infer<typeof goalFigures>;

/** A weekday (1 is Monday) with its evening orders of the last `quietWeeks`. */
const evening = z.object({ weekday: z.int(), orders: z.int() });

export const goals = z.object({
  goals: z.array(goalFigures),
  /** The quietest weekday that has orders at all; null without enough orders. */
  quietWeekday: z.nullable(z.int()),
  evenings: z.array(evening),
});

export type Goals = z.infer<typeof goals>;
