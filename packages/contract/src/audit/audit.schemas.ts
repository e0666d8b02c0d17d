import { z } from 'zod/mini';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { auditGroups } from '../shared/audit-groups.ts';

export const auditPageSize = 25;

/** The actor as a filter value: `user:7`, `integration:1`, `system:0` for Counter itself. */
const person = z.string().check(z.regex(/^(?:user|integration|system):\d{1,15}$/, 'unknown'));

const filter = {
  userId: userIdClaim,
  storeId: id,
  person: z.optional(person),
  group: z.optional(z.enum(auditGroups)),
  /** The first and last store day. */
  startDate: z.optional(dayInput),
  endDate: z.optional(dayInput),
  /** Searches the names of people, actions and things. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
};

export const auditFileRequest = z.object(filter).check(startBeforeEnd);

export const auditRequest = z
  .object({
    ...filter,
    /** The last entry of the previous page. Omit for the newest entries. */
    after: z.optional(id),
  })
  .check(startBeforeEnd);

export type AuditFilter = Pick<
  z.output<typeof auditFileRequest>,
  'person' | 'group' | 'startDate' | 'endDate' | 'search'
>;

/** A recorded action in words. */
export const auditEntry = z.object({
  id,
  at: instant,
  by: z.string(),
  /** The action, worded to follow the name. */
  did: z.string(),
  /** Null for an action that this version doesn't know. */
  group: z.nullable(z.enum(auditGroups)),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** An entry with its changes. */
export const auditEntryDetail = z.extend(auditEntry, {
  /** The action's stored name: `product.update`. */
  action: z.string(),
  /** `before` is null if the value is new, `after` if it was removed. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});

export type AuditEntryDetail = z.infer<typeof auditEntryDetail>;

/** A person with entries in the store's audit log. */
export const auditPerson = z.object({ person: z.string(), name: z.string() });
