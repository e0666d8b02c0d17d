// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Role } from '@counter/contract/shared';
import type { Identity, Published } from '../../platform/db/columns.ts';

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
