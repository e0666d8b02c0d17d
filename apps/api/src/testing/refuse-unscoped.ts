import type { OnStatement } from '../platform/db/database.ts';
import { bookkeeping, wholeTables } from './whole-tables.ts';

const withoutStore = new Set([...wholeTables, ...bookkeeping]);

/** Writes that find their rows by a value that is unique to a store, or that apply to every store. */
const acrossStores: readonly RegExp[] = [
  /^delete from "webhook_(lanes|deliveries)" where "webhook_id" = /,
  /^update "webhook_lanes" .* where "webhook_id" = /,
  /^update "referral_rewards" .* where "payment_id" = /,
  // A lost key affects the bank accounts of every store.
  /^update "payouts" set "routing_number" = .* where "transaction_id" in /,
];

/**
 * Rejects a write to a store's table without a store in its condition, so that such code fails even in tests with a
 * single store.
 * @throws Error
 */
export const refuseUnscoped: OnStatement = ({ text }) => {
  const table = /^(?:update|delete from) "(\w+)"/.exec(text)?.[1];
  if (table === undefined || withoutStore.has(table)) return;
  const condition = text.slice(text.indexOf(' where '));
  if (/\bstore_id\b/.test(condition) || acrossStores.some((known) => known.test(text))) return;
  throw new Error(`This writes to every store: ${text}`);
};
