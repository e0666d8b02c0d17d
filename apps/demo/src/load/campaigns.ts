import { composeSms, measureSms, type CampaignGoal } from '@counter/contract/marketing';
import { addDays, dayAt, dayMs, instantOf, normalizePhone } from '@counter/contract/shared';
import {
  type Actor,
  type PastMessage,
  type StoreScope,
  type Tx,
  type Work,
  actingAs,
  chargeSent,
  findConsentedPhones,
  importCampaign,
  importSentCampaign,
} from '@counter/api/import';
import { createRandom, type Random } from '../random.ts';
import type { Moment } from './books.ts';
import { pastWork } from './past-work.ts';

type CampaignOptions = {
  readonly seed: number;
  /** In any notation. */
  readonly phones: readonly string[];
  readonly by: Actor;
  readonly now: Date;
};

/** A separate seed, so that campaigns don't change the random orders. */
const campaignSeed = 900;
const sender = { kind: 'system', name: 'Schedule' } as const;

/** Campaigns by their day relative to today, at eleven in the morning. */
const past = [
  {
    days: -33,
    title: 'Autumn menu',
    message:
      'Our autumn menu is here: squash, figs and warm bread. Order today and taste it first.',
    share: 0.5,
    goal: 'NEW_DISH',
    holdOut: false,
  },
  {
    days: -9,
    title: 'Free dessert on Thursdays',
    message: 'Every Thursday in this month a dessert is on us, with any order from $ 20.',
    share: 0.8,
    goal: 'QUIET_DAY',
    holdOut: true,
  },
] as const;
const ahead = {
  days: 3,
  title: 'Weekend special',
  message: 'This weekend: family platters for four at the price of three. Order by Friday.',
  share: 0.6,
  goal: null,
  holdOut: false,
} as const;

/** Writes a store's campaigns to its customers, sent to those who agreed. Returns when their costs reach the ledger. */
export async function createCampaigns(
  tx: Tx,
  scope: StoreScope,
  options: CampaignOptions,
): Promise<Moment[]> {
  const random = createRandom(options.seed + campaignSeed);
  const phones = options.phones.map(normalizePhone);
  const at = (days: number): Date =>
    instantOf(addDays(dayAt(options.now, scope.timeZone), days), 11 * 60, scope.timeZone);
  const workAt = (instant: Date): Work =>
    pastWork({ tx, scope: actingAs(scope, options.by), at: instant });
  const agreed = await findConsentedPhones(tx, scope, phones);
  const moments: Moment[] = [];
  for (const { days, share, ...words } of past) {
    const campaign = newCampaign(scope, words, at(days));
    const reached = phones.filter(() => random.chance(share));
    const messages = reached
      .map((phone) => outcomeOf(phone, agreed, random))
      .map((message, place) => (words.holdOut ? heldOutOf(message, place) : message));
    const id = await importSentCampaign(workAt(at(days - 1)), campaign, messages);
    const happen = async (work: Work) => chargeSent(work, id);
    moments.push({ at: at(days), by: sender, posts: true, happen });
  }
  const next = phones.filter((phone) => agreed.has(phone) && random.chance(ahead.share));
  if (next.length === 0) return moments;
  await importCampaign(
    workAt(new Date(options.now.getTime() - dayMs)),
    newCampaign(scope, ahead, at(ahead.days)),
    next,
  );
  return moments;
}

type Words = {
  readonly title: string;
  readonly message: string;
  readonly goal: CampaignGoal | null;
  readonly holdOut: boolean;
};

function newCampaign(
  { storeName }: StoreScope,
  { title, message, goal, holdOut }: Words,
  at: Date,
) {
  const body = composeSms(storeName, message);
  const { parts } = measureSms(body);
  return { title, message, body, parts, partPrice: 100, scheduleAt: at, goal, holdOut };
}

const heldOutEvery = 10;

/** Holds out every tenth recipient who could be texted. */
function heldOutOf(message: PastMessage, place: number): PastMessage {
  const chosen = place % heldOutEvery === 0 && message.state !== 'SKIPPED';
  return chosen ? { ...message, state: 'SKIPPED', reason: 'HOLD_OUT' } : message;
}

function outcomeOf(phone: string, agreed: ReadonlySet<string>, random: Random): PastMessage {
  if (!agreed.has(phone)) return { phone, state: 'SKIPPED', reason: 'NO_CONSENT' };
  return random.weighted<PastMessage>([
    [90, { phone, state: 'DELIVERED', reason: '' }],
    [7, { phone, state: 'SENT', reason: '' }],
    [3, { phone, state: 'FAILED', reason: "Couldn't be delivered (30005)" }],
  ]);
}
