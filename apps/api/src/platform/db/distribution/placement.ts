/**
 * The placement of a table: a store's rows on one node (`store`), a copy on every node (`reference`), or only on the
 * coordinator (`local`).
 */
export type Place = 'store' | 'reference' | 'local';

/** Tables that are joined with stores' tables and rarely written. A write takes a two-phase commit on all nodes. */
const referenceTables = [
  // Read by every call and written a few times a year.
  'stores',
  'store_members',
  'second_factor_demands',
  'users',
  'leads',
  // Operators' work on many stores at once.
  'payout_runs',
  'announcements',
  'bank_files',
  'referral_payments',
];

/**
 * Tables that are written often or read on their own. No hot statement joins them and no foreign key references them.
 */
const localTables = [
  'sessions',
  'devices',
  'device_accounts',
  'sign_in_failures',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'factor_resets',
  'password_resets',
  'email_confirmations',
  'api_keys',
  'bounced_addresses',
  'consumers',
  'consumer_codes',
  'consumer_sessions',
  'messages',
  'message_attachments',
  'pictures',
  'suggested_categories',
  // Queues whose next row any process takes, whatever its store.
  'webhooks',
  'webhook_lanes',
  'webhook_deliveries',
  'webhook_attempts',
  'sms_stops',
  'sms_totals',
  'erased_stops',
  'call_counts',
  'encryption_keys',
  'job_workers',
  'last_backup',
  'schema_migrations',
  'schema_migration_lock',
];

/** Placements that don't follow from a table's columns. */
export const declaredPlaces: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...referenceTables.map((name) => [name, 'reference'] as const),
  ...localTables.map((name) => [name, 'local'] as const),
]);

/** Returns a table's placement; undefined for a table without `store_id` that needs a declaration here. */
export function placeOf(table: string, hasStoreId: boolean): Place | undefined {
  return declaredPlaces.get(table) ?? (hasStoreId ? 'store' : undefined);
}

/**
 * Returns true if a distributed database supports a foreign key. Nodes can't check one to or from a local table. We
 * have such keys only to rows that are never deleted or that the code cleans up.
 */
export function canHoldKey(from: Place, to: Place): boolean {
  if (from === 'local' || to === 'local') return from === to;
  return from === 'store' || to === 'reference';
}
