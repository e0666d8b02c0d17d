/**
 * The place of a table in a distributed database: a store's rows on the node of the store, a copy on every node, or
 * on the coordinator alone.
 */
export type Place = 'store' | 'reference' | 'local';

/** Read with the tables of stores and written rarely. A write goes to every node in one two-phase commit. */
const referenceTables = [
  // Read with every call and written a few times a year.
  'stores',
  'store_members',
  'second_factor_demands',
  'users',
  'leads',
  // What operators do for many stores at once.
  'payout_runs',
  'announcements',
  'bank_files',
  'referral_payments',
];

/** Written often or read alone. Nothing else is joined with them in a hot statement, and no key leads there. */
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
  // Sent by lanes that any process takes the next of, whosever it is.
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

/** The places of the tables that don't follow from their columns. */
export const declaredPlaces: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...referenceTables.map((name) => [name, 'reference'] as const),
  ...localTables.map((name) => [name, 'local'] as const),
]);

/**
 * Returns the place of a table. Undefined for one that has no `store_id` and is not declared: it needs an entry here.
 */
export function placeOf(table: string, hasStoreId: boolean): Place | undefined {
  return declaredPlaces.get(table) ?? (hasStoreId ? 'store' : undefined);
}

/**
 * Returns true if a distributed database can hold a foreign key. One that leads to or from the coordinator alone can't be
 * checked on the nodes: ours lead to rows that are never deleted, or are cleared with them by the code.
 */
export function canHoldKey(from: Place, to: Place): boolean {
  if (from === 'local' || to === 'local') return from === to;
  return from === 'store' || to === 'reference';
}
