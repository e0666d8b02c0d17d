// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { DeliveryAddress } from '@counter/contract/shared';
import type { CodePurpose } from './code-purpose.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ConsumerCodes {
  codeHash: Buffer;
  countedSince: Date;
  expiresAt: Date;
  purpose: CodePurpose;
  recipient: string;
  sentAt: Date;
  sentCount: number;
  tries: number;
}

interface Consumers {
  addresses: GeneratedJson<DeliveryAddress[]>;
  contactPhone: Generated<string>;
  contactPhoneProvenAt: Date | null;
  createdAt: Date;
  email: string | null;
  id: Identity;
  name: Generated<string>;
  phone: string | null;
  referredBy: number | null;
}

interface ConsumerSessions {
  consumerId: number;
  createdAt: Date;
  deviceHash: Buffer | null;
  endedAt: Date | null;
  expiresAt: Date;
  id: Identity;
  lastSeenAt: Date;
  tokenHash: Buffer;
  userAgent: string;
}

export interface ConsumersTables {
  consumerCodes: ConsumerCodes;
  consumers: Consumers;
  consumerSessions: ConsumerSessions;
  'published.consumers': Published<
    ConsumersTables,
    'consumers',
    'contactPhone' | 'contactPhoneProvenAt' | 'email' | 'id' | 'phone' | 'referredBy'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends ConsumersTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
