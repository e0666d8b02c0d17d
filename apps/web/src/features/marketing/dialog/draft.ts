import type { Goals } from '@counter/contract/analytics';
import { goalTemplates, type CampaignGoal } from '@counter/contract/marketing';
import type { Promo } from '@counter/contract/promotions';
import { addDays, dayAt, type Day } from '@counter/contract/shared';
import { weekdayNames } from '../../../lib/time/weekdays.ts';
import { now } from '@counter/browser/clock';

/** The goal in the address to start from. */
export interface Start {
  goal: CampaignGoal;
  /** The promo code that the text offers. */
  code?: string | undefined;
}

/** The parts of a campaign's first draft. */
export interface Draft {
  goal: CampaignGoal;
  code: string;
  /** The promo codes to choose from. */
  promos: readonly Promo[];
  /** The name of the quietest weekday; null if unknown. */
  weekday: string | null;
  /** The first quiet day after today; undefined if none is known. */
  quietDay: Day | undefined;
}

/** Returns what the first draft is made of. */
export function draftOf(
  { goal, code = '' }: Start,
  promos: readonly Promo[],
  goals: Goals | undefined,
  timeZone: string,
): Draft {
  const offered = promos.filter(({ state }) => state === 'ACTIVE' || state === 'NOT_STARTED');
  const known = offered.some(({ promoCode }) => promoCode === code);
  const quiet = goals?.quietWeekday ?? null;
  const weekday = quiet === null ? undefined : weekdayNames[quiet % 7];
  return {
    goal,
    code: known ? code : '',
    promos: offered,
    weekday: weekday ?? null,
    quietDay: quiet === null ? undefined : nextWeekday(dayAt(new Date(now()), timeZone), quiet),
  };
}

/** Returns the next date after a day that is the given weekday (1 is Monday). */
function nextWeekday(day: Day, weekday: number): Day {
  const present = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  return addDays(day, ((weekday - present + 6) % 7) + 1);
}

/** Returns the draft's text, with the offer of a code if there is one. */
export function draftText({ goal, promos, weekday }: Draft, code: string): string {
  const promo = promos.find(({ promoCode }) => promoCode === code);
  const offer = promo ? { code: promo.promoCode, value: promo.promoCodeValue } : null;
  return goalTemplates[goal].write(offer, weekday);
}

/** Returns true if a text is empty or an unedited draft. */
export function isDraft(draft: Draft, text: string): boolean {
  const codes = ['', ...draft.promos.map(({ promoCode }) => promoCode)];
  return text.trim() === '' || codes.some((code) => draftText(draft, code) === text);
}
