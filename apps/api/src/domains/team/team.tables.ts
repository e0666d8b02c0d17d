// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Role } from '@counter/contract/shared';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Invitations {
  acceptedAt: Date | null;
  email: string;
  expiresAt: Date;
  id: Identity;
  invitedBy: number;
  role: Role;
  sentAt: Date;
  storeId: number;
  tokenHash: Buffer;
  withdrawnAt: Date | null;
}

interface SecondFactorDemands {
  demandedAt: Date;
  demandedBy: number;
  storeId: number;
}

export interface TeamTables {
  invitations: Invitations;
  secondFactorDemands: SecondFactorDemands;
  'published.secondFactorDemands': Published<
    TeamTables,
    'secondFactorDemands',
    'demandedAt' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends TeamTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
