import type { CampaignStatus, DeliveryState } from '@counter/contract/marketing';
import type { Generated } from 'kysely';
import type { TotalScope } from '../../clients/sms/text-kinds.ts';
import type { Identity } from './columns.ts';

/** SMS campaigns with their messages, and who has answered STOP. */
export type MarketingTables = {
  sms_campaigns: {
    store_id: number;
    id: Identity;
    title: string;
    message: string;
    body: string;
    parts: number;
    part_price: number;
    status: CampaignStatus;
    schedule_at: Date;
    contacts: number;
    created_by: string;
    created_at: Date;
    ended_at: Date | null;
    look_at: Date | null;
    charged: number | null;
  };
  sms_messages: {
    store_id: number;
    id: Identity;
    campaign_id: number;
    phone: string;
    state: DeliveryState;
    reason: Generated<string>;
    send_after: Date;
    claimed_at: Date | null;
    sent_at: Date | null;
    told_at: Date | null;
    provider_id: string | null;
  };
  sms_stops: { phone: string; stopped_at: Date; store_ids: number[] };
  sms_totals: { scope: TotalScope; subject: string; counted_since: Date; count: number };
  erased_stops: { phone_mark: Buffer; stopped_at: Date; store_ids: number[] };
};
