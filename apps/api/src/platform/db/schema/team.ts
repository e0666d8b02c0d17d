import type { Role } from '@counter/contract/shared';
import type { Identity } from './columns.ts';

/** Invitations and requirements of a team; the members belong to the store's tables. */
export type TeamTables = {
  invitations: {
    store_id: number;
    id: Identity;
    email: string;
    role: Role;
    token_hash: Buffer;
    invited_by: number;
    sent_at: Date;
    expires_at: Date;
    accepted_at: Date | null;
    withdrawn_at: Date | null;
  };
  second_factor_demands: { store_id: number; demanded_by: number; demanded_at: Date };
};
