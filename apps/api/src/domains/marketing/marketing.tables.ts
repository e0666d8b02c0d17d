// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { CampaignGoal, CampaignStatus, DeliveryState } from '@counter/contract/marketing';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface SmsCampaigns {
  body: string;
  charged: number | null;
  contacts: number;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  goal: CampaignGoal | null;
  holdOut: Generated<boolean>;
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
    'charged' | 'goal' | 'holdOut' | 'id' | 'partPrice' | 'parts' | 'storeId' | 'title'
  >;
  'published.smsMessages': Published<
    MarketingTables,
    'smsMessages',
    'campaignId' | 'phone' | 'reason' | 'sentAt' | 'state' | 'storeId' | 'toldAt'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends MarketingTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
