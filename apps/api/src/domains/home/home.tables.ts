// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { LeadState } from '@counter/contract/home';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Leads {
  businessAddress: string;
  businessName: string;
  businessPhone: string;
  createdAt: Date;
  id: Identity;
  notes: string;
  state: LeadState;
}

export interface HomeTables {
  leads: Leads;
  'published.leads': Published<HomeTables, 'leads', 'businessName' | 'id' | 'notes'>;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends HomeTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
