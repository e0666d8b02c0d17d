import {
  campaignDays,
  compareWithHeldOut,
  compareWithUsual,
  type CampaignRow,
} from '@counter/contract/analytics';
import { dayMs } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { CampaignFigures } from './campaign-figures.repository.ts';
import { countHeldOut } from './held-out.repository.ts';

/** A campaign with the figures to compare its orders with, once they are final. */
export type ComparedCampaign = CampaignFigures &
  Pick<CampaignRow, 'counting' | 'comparison' | 'control'> & { readonly countsUntil: Date };

/** Compares campaigns with their held-out customers and with their recipients' usual orders. */
export async function compareCampaigns(
  db: Db,
  scope: StoreScope,
  campaigns: readonly CampaignFigures[],
  now: Date,
): Promise<ComparedCampaign[]> {
  const held = campaigns.filter(({ holdOut }) => holdOut).map(({ id }) => id);
  const controls = new Map(
    (await countHeldOut(db, scope, held)).map(({ campaignId, ...counts }) => [campaignId, counts]),
  );
  return campaigns.map((campaign) => {
    const { id, sentUntil, known, knownOrders, earlierOrders } = campaign;
    const countsUntil = new Date(sentUntil.getTime() + campaignDays * dayMs);
    if (now < countsUntil)
      return { ...campaign, countsUntil, counting: true, comparison: null, control: null };
    const counts = controls.get(id);
    return {
      ...campaign,
      countsUntil,
      counting: false,
      comparison: compareWithUsual({
        customers: known,
        orders: knownOrders,
        earlier: earlierOrders,
      }),
      control: counts ? compareWithHeldOut(counts) : null,
    };
  });
}
