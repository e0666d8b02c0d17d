import type { OnStatement } from '../platform/db/database.ts';
import { bookkeeping, wholeTables } from './whole-tables.ts';

const withoutStore = new Set([...wholeTables, ...bookkeeping]);

/** Writes that find their rows by what only one store has, or in every store. */
const acrossStores: readonly RegExp[] = [
  /^delete from "webhook_(lanes|deliveries)" where "webhook_id" = /,
  /^update "webhook_lanes" .* where "webhook_id" = /,
  /^update "referral_rewards" .* where "payment_id" = /,
  // Bank accounts whose key is lost are lost in every store.
  /^update "payouts" set "routing_number" = .* where "transaction_id" in /,
];

/**
 * Refuses a write to a table of a store that does not say of which store: a test that comes by fails, also where
 * it has only one store.
 * @throws Error
 */
export const refuseUnscoped: OnStatement = ({ text }) => {
  const table = /^(?:update|delete from) "(\w+)"/.exec(text)?.[1];
  if (table === undefined || withoutStore.has(table)) return;
  const condition = text.slice(text.indexOf(' where '));
  if (/\bstore_id\b/.test(condition) || acrossStores.some((known) => known.test(text))) return;
  throw new Error(`This writes to every store: ${text}`);
};
