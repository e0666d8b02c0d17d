import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** The changes of a membership, for messages on the member's own screens. */
export const memberChanges = ['JOINED', 'ROLE', 'REMOVED', 'LEFT'] as const;

/**
 * The team, its invitations or its second factor requirement changed. All streams immediately check that their person
 * still belongs to the store.
 */
export const teamChanged = z.object({
  kind: z.literal('team.changed'),
  /** The affected member; null if there is none. */
  member: z.nullable(z.object({ userId: id, change: z.enum(memberChanges) })),
});

export type MemberChange = (typeof memberChanges)[number];
