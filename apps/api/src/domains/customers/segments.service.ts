import type { Segment } from '@counter/contract/customers';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findSegmentRows } from './segments.repository.ts';

/** The members of a segment, without blocked customers. */
export type FoundSegment = {
  readonly customers: number;
  /** The phone numbers with consent (E.164), in a fixed order. */
  readonly phones: readonly string[];
};

/** Returns the size of a segment at an instant, and the phone numbers that may get text messages. */
export async function findSegment(
  db: Db | Tx,
  scope: StoreScope,
  segment: Segment,
  at: Date,
): Promise<FoundSegment> {
  const rows = await findSegmentRows(db, scope, segment, at);
  const phones = rows.filter(({ consented }) => consented).map(({ phone }) => phone);
  return { customers: rows.length, phones };
}
