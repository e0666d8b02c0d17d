import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** What happened to a member, for their own screens to say. */
export const memberChanges = ['JOINED', 'ROLE', 'REMOVED', 'LEFT'] as const;

/**
 * The team, its invitations or what is demanded of it changed. Streams are asked at once whether their
 * person still belongs to the store.
 */
export const teamChanged = z.object({
  kind: z.literal('team.changed'),
  /** Whom it is about, where it is about one member. */
  member: z.nullable(z.object({ userId: id, change: z.enum(memberChanges) })),
});

export type MemberChange = (typeof memberChanges)[number];
