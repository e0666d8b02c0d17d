import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/schema.ts';

type Kind = StoreEvent['kind'];

/** The events that a write emits. `perhaps` if that depends on more than the changed tables. */
type Emits = readonly Kind[] | { readonly perhaps: Kind };

/** The events of one place's writes, by the changed tables in alphabetical order. */
type Writes = Readonly<Record<string, Emits>>;

/**
 * The unaudited writes to a store, by the file that starts them, or by file and function. An empty list means that no
 * open screen shows the change. Every API test checks its writes against this table: a write that is missing, or emits
 * anything else, fails.
 */
const quietWrites: Readonly<Record<string, Writes>> = {
  'domains/analytics/analytics.routes.ts': { first_steps: [], suggestion_dismissals: [] },
  'domains/analytics/first-steps/first-steps.service.ts': { ready_stores: [] },
  'domains/feedback/feedback.routes.ts': {
    inquiries: ['feedback.changed'],
    reviews: ['feedback.changed'],
  },
  'domains/integrations/in-log.ts': {
    'webhook_attempts webhook_deliveries webhook_lanes': [],
    'webhook_attempts webhook_deliveries webhook_lanes webhooks': [],
  },
  'domains/marketing/charging.service.ts': { sms_campaigns: ['marketing.changed'] },
  // The receipt itself was saved earlier.
  'domains/marketing/provider-calls.ts takeReceipt': { '': ['marketing.changed'] },
  'domains/marketing/sending-by-provider.ts': {
    sms_campaigns: [],
    'sms_campaigns sms_messages': ['marketing.changed'],
  },
  'domains/marketing/sending-to-outbox.ts': {
    sms_campaigns: [],
    'sms_campaigns sms_messages': ['marketing.changed'],
  },
  'domains/marketing/sending.service.ts': { sms_campaigns: ['marketing.changed'] },
  'domains/notifications/mail-statements.service.ts': { statement_mails: ['settings.changed'] },
  'domains/notifications/performance.service.ts': { performance_mails: [] },
  'domains/notifications/press.service.ts': { 'orders push_presses': ['order.snoozed'] },
  'domains/notifications/printer-outages.service.ts': { printers: [] },
  'domains/notifications/push-devices.service.ts': { push_devices: [] },
  'domains/notifications/unheard-orders.service.ts': { unheard_messages: [] },
  'domains/notifications/unwatched-stores.service.ts': { store_screens: [] },
  'domains/orders/orders.routes.ts': {
    order_items: ['order.ticked'],
    'order_timeline orders': ['order.seen'],
    orders: ['order.snoozed'],
  },
  'domains/payments/card-checkout.service.ts': { card_payments: [] },
  'domains/payments/card-finishing.service.ts': { card_payments: [] },
  'domains/payments/outcome.service.ts': { card_payments: { perhaps: 'payment.changed' } },
  'domains/payments/settling.service.ts': { card_payments: [] },
  'domains/payouts/runs.service.ts': { ledger_heads: [], 'ledger_heads payout_run_results': [] },
  // Screens only care about a job once it is printed.
  'domains/printing/poll.service.ts fetchTicket': { print_jobs: [] },
  'domains/printing/poll.service.ts': {
    print_jobs: ['printing.changed'],
    'print_jobs printers': ['printing.changed'],
    printers: ['printing.changed'],
  },
  'domains/printing/printing.routes.ts': { print_jobs: ['printing.changed'] },
  'domains/referrals/own-rewards.service.ts': {
    'ledger_days ledger_entries ledger_heads ledger_postings referral_rewards': [],
  },
  'domains/settings/bank.jobs.ts': { bank_changes: [] },
  // Saving the same hours changes nothing to show.
  'domains/store/hours.service.ts': { 'store_hours store_settings': [], store_settings: [] },
  'domains/storefront/order-mails/order-mails.service.ts': { order_mails: [] },
  'domains/views/views.routes.ts': { list_views: [] },
};

/** Tables written as a consequence: messages, jobs and idempotency keys. */
const following = /^(?:_private_\w+|messages|message_attachments|sms_totals|idempotency_keys)$/;

/** The number of inserted, updated and deleted rows of a transaction, by table. */
export type Changes = ReadonlyMap<string, number>;

/** Reads the row changes of this connection that are not yet flushed to the shared statistics. */
export async function readChanges(tx: Tx): Promise<Changes> {
  // Twice as fast as the view `pg_stat_xact_user_tables`, which matters because every write of a test runs this.
  const { rows } = await sql<{ table: string; count: number }>`
    select changed.relname as table, changed.count
    from (
      select relname, (
        pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
        + pg_stat_get_xact_tuples_deleted(oid)
      )::integer as count
      from pg_class
      where relkind in ('r', 'p')
        and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      offset 0
    ) changed
    where changed.count > 0`.execute(tx);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

/** The place that started a write: a file below `src` and its function. */
export type Place = { readonly file: string; readonly name: string };

/** Returns the caller of the function that calls this one; undefined for a test. */
export function findCaller(): Place | undefined {
  const frame = new Error('here').stack?.split('\n')[3] ?? '';
  const file = /\/apps\/api\/src\/([^?:]+)/.exec(frame)?.[1] ?? '';
  if (!/^(?:domains|platform)\//.test(file) || file.endsWith('.test.ts')) return undefined;
  return { file, name: /at (?:async )?(?:\w+\.)?(\w+) \(/.exec(frame)?.[1] ?? '' };
}

/**
 * Checks an unaudited write against the table of quiet writes.
 * @throws Error if it is missing or emits other events
 */
export function checkQuietWrite(
  { file, name }: Place,
  { before, after, emitted }: { before: Changes; after: Changes; emitted: ReadonlySet<Kind> },
): void {
  const tables = [...after]
    .filter(([table, count]) => count !== before.get(table) && !following.test(table))
    .map(([table]) => table)
    .toSorted()
    .join(' ');
  const place = `${file} ${name}`;
  const emits = (quietWrites[place] ?? quietWrites[file])?.[tables];
  const done = `${place} changes "${tables}"`;
  const kinds = [...emitted].join(', ');
  if (emits === undefined) {
    if (tables === '' && kinds === '') return;
    throw new Error(`${done} and emits "${kinds}". List it in the table of quiet writes.`);
  }
  const isRight =
    'perhaps' in emits ? kinds === emits.perhaps || kinds === '' : kinds === emits.join(', ');
  if (!isRight) throw new Error(`${done}: it must emit ${JSON.stringify(emits)}, not "${kinds}".`);
}
