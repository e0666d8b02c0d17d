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
  /** Store days, both included. */
  startDate: z.optional(dayInput),
  endDate: z.optional(dayInput),
  /** In names of people, of what was done, and of what it was done to. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
};

export const auditFileRequest = z.object(filter).check(startBeforeEnd);

export const auditRequest = z
  .object({
    ...filter,
    /** The last entry of the page before; the newest entries where absent. */
    after: z.optional(id),
  })
  .check(startBeforeEnd);

export type AuditFilter = Pick<
  z.output<typeof auditFileRequest>,
  'person' | 'group' | 'startDate' | 'endDate' | 'search'
>;

/** Something that somebody did, in words. */
export const auditEntry = z.object({
  id,
  at: instant,
  by: z.string(),
  /** The action in words, to follow the name. */
  did: z.string(),
  /** Null for an action of another version. */
  group: z.nullable(z.enum(auditGroups)),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** The same with what was before and after. */
export const auditEntryDetail = z.extend(auditEntry, {
  /** The stored name: `product.update`. */
  action: z.string(),
  /** Null where there was nothing before, or there is nothing after. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});

export type AuditEntryDetail = z.infer<typeof auditEntryDetail>;

/** A person with entries in the store's audit log. */
export const auditPerson = z.object({ person: z.string(), name: z.string() });
