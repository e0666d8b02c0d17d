// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type {
  MailKind,
  MailedFile,
  MailedRhythm,
  PerformanceKind,
  StatementRhythm,
} from '@counter/contract/notifications';
import type { Kysely, Transaction } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface DeactivationNotices {
  storeId: number;
  told: string;
  until: Date | null;
}

interface MailRecipients {
  addedAt: Date;
  email: string;
  kind: MailKind;
  memberId: number | null;
  storeId: number;
  subscribedAt: Date;
  token: string;
  unsubscribedAt: Date | null;
}

interface PerformanceMails {
  email: string;
  firstDay: string;
  kind: PerformanceKind;
  storeId: number;
  writtenAt: Date;
}

interface PushDevices {
  addedAt: Date;
  auth: string;
  device: string;
  endpoint: string;
  id: Identity;
  lastUsedAt: Date | null;
  p256dh: string;
  sessionId: number;
  storeId: number;
  userId: number;
}

interface PushPresses {
  pressedAt: Date;
  pressId: string;
  storeId: number;
}

interface StatementMails {
  firstDay: string;
  lastDay: string;
  rhythm: MailedRhythm;
  storeId: number;
  writtenAt: Date;
}

interface StatementSchedules {
  files: readonly MailedFile[];
  rhythm: StatementRhythm;
  since: Date;
  storeId: number;
}

interface UnheardMessages {
  orderId: number;
  storeId: number;
  writtenAt: Date;
}

export interface NotificationsTables {
  deactivationNotices: DeactivationNotices;
  mailRecipients: MailRecipients;
  performanceMails: PerformanceMails;
  pushDevices: PushDevices;
  pushPresses: PushPresses;
  statementMails: StatementMails;
  statementSchedules: StatementSchedules;
  unheardMessages: UnheardMessages;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends NotificationsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
