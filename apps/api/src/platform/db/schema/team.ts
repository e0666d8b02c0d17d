import type { Role } from '@counter/contract/shared';
import type { Identity } from './columns.ts';

/** Who was asked into a team, and what is demanded of it; the members themselves are the store's. */
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
