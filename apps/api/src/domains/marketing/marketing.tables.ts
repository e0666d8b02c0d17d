// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { CampaignStatus, DeliveryState } from '@counter/contract/marketing';
import type { Generated } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';

interface SmsCampaigns {
  body: string;
  charged: number | null;
  contacts: number;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  id: Identity;
  lookAt: Date | null;
  message: string;
  partPrice: number;
  parts: number;
  scheduleAt: Date;
  status: CampaignStatus;
  storeId: number;
  title: string;
}

interface SmsMessages {
  campaignId: number;
  claimedAt: Date | null;
  id: Identity;
  phone: string;
  providerId: string | null;
  reason: Generated<string>;
  sendAfter: Date;
  sentAt: Date | null;
  state: DeliveryState;
  storeId: number;
  toldAt: Date | null;
}

export interface MarketingTables {
  smsCampaigns: SmsCampaigns;
  smsMessages: SmsMessages;
  'published.smsCampaigns': Published<
    MarketingTables,
    'smsCampaigns',
    'charged' | 'id' | 'partPrice' | 'parts' | 'storeId'
  >;
  'published.smsMessages': Published<
    MarketingTables,
    'smsMessages',
    'campaignId' | 'sentAt' | 'storeId'
  >;
}
