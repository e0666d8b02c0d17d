// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { StoreEvent } from '@counter/contract/stream';
import type { Generated } from 'kysely';
import type { Identity, Json, Published } from './columns.ts';
import type { MailContent } from '../clients/mail/mail-content.ts';
import type { TextKind, TotalScope } from '../clients/sms/text-kinds.ts';

interface AuditEntries {
  action: string;
  actorId: number | null;
  actorKind: 'user' | 'integration' | 'system' | 'consumer';
  actorName: string;
  address: string | null;
  after: Json<unknown> | null;
  at: Date;
  before: Json<unknown> | null;
  device: string | null;
  entity: string;
  entityId: number | null;
  fold: string | null;
  id: Identity;
  keptUntil: Date | null;
  lastAt: Date | null;
  requestId: string | null;
  storeId: number;
  subject: string | null;
  times: Generated<number>;
}

interface BouncedAddresses {
  address: string;
  at: Date;
  reason: string;
  toldAt: Date | null;
}

interface CallCounts {
  beganAt: Date;
  count: number;
  key: string;
}

interface EncryptionKeys {
  checkValue: Buffer;
  indexKey: Buffer | null;
  name: string;
  removedAt: Date | null;
}

interface ErasedStops {
  phoneMark: Buffer;
  stoppedAt: Date;
  storeIds: number[];
}

interface EventPositions {
  reader: string;
  seq: number;
  storeId: number;
}

interface IdempotencyKeys {
  answer: Json<unknown> | null;
  caller: string;
  createdAt: Date;
  key: string;
  requestHash: Buffer;
  storeId: number;
}

interface JobWorkers {
  beatAt: Date;
  id: string;
}

interface LastBackup {
  isOnly: Generated<boolean>;
  madeAt: Date;
}

interface MessageAttachments {
  content: Buffer;
  contentType: string;
  filename: string;
  messageId: number;
  place: number;
}

interface Messages {
  anyTimeUntil: Date | null;
  body: string | null;
  content: Json<MailContent> | null;
  createdAt: Date;
  failure: string | null;
  html: string | null;
  id: Identity;
  kind: 'MAIL' | 'SMS';
  recipient: string;
  sentAt: Date | null;
  state: 'QUEUED' | 'CAPTURED' | 'SENT' | 'FAILED';
  subject: string;
  textKind: TextKind | null;
  thread: string | null;
  timeZone: string | null;
  unsubscribeUrl: string | null;
}

interface SmsStops {
  phone: string;
  stoppedAt: Date;
  storeIds: number[];
}

interface SmsTotals {
  count: number;
  countedSince: Date;
  scope: TotalScope;
  subject: string;
}

interface StoreEventHeads {
  seq: number;
  storeId: number;
}

interface StoreEvents {
  at: Date;
  event: Json<StoreEvent>;
  seq: number;
  storeId: number;
}

export interface PlatformTables {
  auditEntries: AuditEntries;
  bouncedAddresses: BouncedAddresses;
  callCounts: CallCounts;
  encryptionKeys: EncryptionKeys;
  erasedStops: ErasedStops;
  eventPositions: EventPositions;
  idempotencyKeys: IdempotencyKeys;
  jobWorkers: JobWorkers;
  lastBackup: LastBackup;
  messageAttachments: MessageAttachments;
  messages: Messages;
  smsStops: SmsStops;
  smsTotals: SmsTotals;
  storeEventHeads: StoreEventHeads;
  storeEvents: StoreEvents;
  'published.auditEntries': Published<
    PlatformTables,
    'auditEntries',
    | 'action'
    | 'actorId'
    | 'actorKind'
    | 'actorName'
    | 'address'
    | 'after'
    | 'at'
    | 'before'
    | 'device'
    | 'entity'
    | 'entityId'
    | 'id'
    | 'lastAt'
    | 'storeId'
    | 'subject'
    | 'times'
  >;
}
