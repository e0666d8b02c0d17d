// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { AnnouncementState } from '@counter/contract/operator';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Json } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Announcements {
  body: string;
  createdAt: Date;
  id: Identity;
  sendsAt: Date;
  sentBy: string;
  state: AnnouncementState;
  storeIds: Json<readonly number[]>;
  subject: string;
}

interface StoreAnnouncements {
  announcementId: number;
  body: string;
  seenAt: Date | null;
  seenBy: string | null;
  sentAt: Date;
  storeId: number;
  subject: string;
}

export interface OperatorTables {
  announcements: Announcements;
  storeAnnouncements: StoreAnnouncements;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends OperatorTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
