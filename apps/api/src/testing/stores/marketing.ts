import { saveCampaign, type CampaignGoal } from '@counter/contract/marketing';
import { recordConsent } from '../../domains/customers/index.ts';
import { chargeSent, importSentCampaign } from '../../domains/marketing/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TestMarket, TestShop } from './orders.ts';
import { post } from '../partner-api/partners.ts';
import { onStore } from './payouts.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Returns distinct phone numbers of New York. */
export function phonesFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `+1212${String(5_550_000 + first + at)}`);
}

/** Records that numbers agreed to texts from a store. */
export async function consent(
  { db, act }: Platform,
  storeId: number,
  phones: readonly string[],
): Promise<void> {
  const scope = await scopeForSystem(db, storeId, 'Test');
  await act(scope, (work) => recordConsent(work, phones, { how: 'WRITTEN' }));
}

/** Submits a campaign with valid values, except for the given fields. */
export async function sendCampaign(
  market: TestMarket,
  shop: TestShop,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const body = {
    storeId: shop.store.id,
    title: 'Asparagus',
    message: 'Asparagus is here!',
    contacts: ['+12125550142'],
    ...fields,
  };
  return post(market.test, saveCampaign, body, shop.owner);
}

/** Submits a campaign that must be accepted; returns its id. */
export async function addCampaign(...sent: Parameters<typeof sendCampaign>): Promise<number> {
  const response = await sendCampaign(...sent);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: number }>().data;
}

type Past = {
  readonly title: string;
  readonly phones: readonly string[];
  /** The numbers in the holdout group. */
  readonly heldOut?: readonly string[];
  readonly goal?: CampaignGoal;
};

/** Adds a campaign that was sent to numbers now, delivered and charged, at one cent each; returns its id. */
export async function sendPastCampaign(
  market: TestMarket,
  shop: TestShop,
  { title, phones, heldOut = [], goal }: Past,
): Promise<number> {
  const words = { title, message: 'It is here!', body: 'It is here!' };
  const campaign = {
    ...words,
    parts: 1,
    partPrice: 100,
    scheduleAt: market.clock.now(),
    goal: goal ?? null,
    holdOut: heldOut.length > 0,
  };
  const messages = [
    ...phones.map((phone) => ({ phone, state: 'DELIVERED' as const, reason: '' })),
    ...heldOut.map((phone) => ({ phone, state: 'SKIPPED' as const, reason: 'HOLD_OUT' })),
  ];
  return onStore(market, shop, async (work) => {
    const id = await importSentCampaign(work, campaign, messages);
    await chargeSent(work, id);
    return id;
  });
}
