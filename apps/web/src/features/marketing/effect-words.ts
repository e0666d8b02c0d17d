import type { CampaignEffect } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { text } from './marketing.text.ts';

/** Describes the effect of a campaign, without numbers if chance explains it. */
export function effectWords({ verdict, than, orders }: CampaignEffect): string {
  if (verdict === 'SAME') return text.noEffect;
  return text.changed[than](formatCount(Math.abs(orders)), verdict);
}
