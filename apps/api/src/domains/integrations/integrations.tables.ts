// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type {
  ChatKind,
  ChatService,
  FeedPart,
  WebhookKind,
  WebhookPause,
  WebhookState,
} from '@counter/contract/integrations';
import type { KeyScope } from '@counter/contract/registry';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ApiKeys {
  createdAt: Date;
  createdBy: string | null;
  demo: Generated<boolean>;
  endedAt: Date | null;
  id: Identity;
  keyHash: Buffer;
  lastUsedAt: Date | null;
  name: string;
  previousHash: Buffer | null;
  previousUntil: Date | null;
  scopes: Generated<readonly KeyScope[]>;
  storeIds: readonly number[] | null;
}

interface CalendarFeeds {
  endedAt: Date | null;
  id: Identity;
  lastReadAt: Date | null;
  madeAt: Date;
  name: string;
  parts: readonly FeedPart[];
  secretHash: Buffer;
  storeId: number;
  userId: number;
}

interface TeamChats {
  address: Buffer;
  connectedAt: Date;
  failure: string | null;
  kinds: readonly ChatKind[];
  lastSentAt: Date | null;
  service: ChatService;
  storeId: number;
  turnedOffAt: Date | null;
}

interface WebhookAttempts {
  answer: string;
  at: Date;
  deliveryId: number;
  failure: string | null;
  milliseconds: number;
  number: number;
  status: number | null;
  storeId: number;
}

interface WebhookDeliveries {
  attempts: number;
  body: string;
  createdAt: Date;
  firstTriedAt: Date | null;
  id: Identity;
  kind: WebhookKind | 'webhook.test';
  messageId: string;
  replay: boolean;
  state: WebhookState;
  storeId: number;
  webhookId: number;
}

interface WebhookLanes {
  dueAt: Date | null;
  lease: string | null;
  leasedUntil: Date | null;
  storeId: number;
  webhookId: number;
}

interface Webhooks {
  createdAt: Date;
  createdBy: string;
  failingSince: Date | null;
  id: Identity;
  kinds: readonly WebhookKind[];
  lastDeliveredAt: Date | null;
  name: string;
  pausedAt: Date | null;
  pauseReason: WebhookPause | null;
  previousSecret: Buffer | null;
  previousUntil: Date | null;
  secret: Buffer;
  storeId: number;
  url: string;
}

export interface IntegrationsTables {
  apiKeys: ApiKeys;
  calendarFeeds: CalendarFeeds;
  teamChats: TeamChats;
  webhookAttempts: WebhookAttempts;
  webhookDeliveries: WebhookDeliveries;
  webhookLanes: WebhookLanes;
  webhooks: Webhooks;
  'published.apiKeys': Published<
    IntegrationsTables,
    'apiKeys',
    | 'endedAt'
    | 'id'
    | 'keyHash'
    | 'lastUsedAt'
    | 'name'
    | 'previousHash'
    | 'previousUntil'
    | 'scopes'
    | 'storeIds'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends IntegrationsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
