import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/schema.ts';

type Kind = StoreEvent['kind'];

/** The kinds of event that a write emits; `perhaps` where it depends on more than the tables that it changes. */
type Emits = readonly Kind[] | { readonly perhaps: Kind };

/** The events of each write of a place, by the tables that the write changes, in alphabetical order. */
type Writes = Readonly<Record<string, Emits>>;

/**
 * The writes to a store that leave nothing in the audit log, by the file that begins them, or by the file and
 * function. An empty list means that no open screen shows what they change. Every API test holds the writes it makes
 * to this table: one that isn't here fails, and so does one that emits anything else.
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
  // The receipt was kept before.
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
  // Whoever looks learns of a job when it is printed.
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
  // The same hours again: nothing to tell.
  'domains/store/hours.service.ts': { 'store_hours store_settings': [], store_settings: [] },
  'domains/storefront/order-mails/order-mails.service.ts': { order_mails: [] },
  'domains/views/views.routes.ts': { list_views: [] },
};

/** Tables of what follows from a write: messages, jobs and the answers of calls. */
const following = /^(?:_private_\w+|messages|message_attachments|sms_totals|idempotency_keys)$/;

/** The numbers of rows that a transaction has inserted, changed and deleted, by table. */
export type Changes = ReadonlyMap<string, number>;

/** Reads the numbers of rows that were changed on this connection since they were last told to the others. */
export async function readChanges(tx: Tx): Promise<Changes> {
  // Half the time that the view `pg_stat_xact_user_tables` takes, and every write of a test comes by here.
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

/** The place that began a write: a file below `src`, and a function of it. */
export type Place = { readonly file: string; readonly name: string };

/** Returns the place that called the function which calls this one; undefined for a test. */
export function findCaller(): Place | undefined {
  const frame = new Error('here').stack?.split('\n')[3] ?? '';
  const file = /\/apps\/api\/src\/([^?:]+)/.exec(frame)?.[1] ?? '';
  if (!/^(?:domains|platform)\//.test(file) || file.endsWith('.test.ts')) return undefined;
  return { file, name: /at (?:async )?(?:\w+\.)?(\w+) \(/.exec(frame)?.[1] ?? '' };
}

/**
 * Holds a write that isn't audited to the table of such writes.
 * @throws Error
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
