/** A statement that may run on several nodes, identified by a part of its text, with the reason. */
export type ManyNodes = { readonly holds: string; readonly reason: string };

const allStores = (holds: string, who: string): ManyNodes => ({
  holds,
  reason: `${who} look after all stores at once.`,
});

const operators = (holds: string): ManyNodes => allStores(holds, 'Operators');
const jobs = (holds: string): ManyNodes => allStores(holds, 'Jobs');
const tests = (holds: string): ManyNodes => ({ holds, reason: 'Only tests send it.' });
const person = (holds: string): ManyNodes => ({
  holds,
  reason: 'It finds what a person has in all stores, by an address or a link, a few times a day.',
});

/** The statements that may run on several nodes. No order and no kitchen screen waits for them. */
export const manyNodes: readonly ManyNodes[] = [
  jobs('from "store_event_heads" as "heads" left join "event_positions"'),
  jobs('update event_positions positions set seq = heads.seq'),
  jobs(
    "from orders o join published.store_settings s on s.store_id = o.store_id where o.status = 'NEW'",
  ),
  jobs("created_at::text as begun from card_payments where state = 'OPEN'"),
  jobs("select store_id, id from card_payments where state = 'AUTHORIZED'"),
  jobs('select h.store_id from ledger_heads h join published.stores s'),
  jobs('from "referral_rewards" where "user_id" >'),
  jobs('from referral_rewards r join published.orders o'),
  jobs('with due as (update referral_rewards'),
  jobs('update referral_rewards set payment_id = made.id'),
  jobs('select "store_id" from "ledger_heads" where "store_id" >'),
  jobs('from statement_schedules schedule join published.stores store'),
  jobs('select distinct reader.store_id from mail_recipients reader'),
  jobs('left join "store_screens" on "store_screens"."store_id" = "store_settings"."store_id"'),
  jobs('select distinct "p"."store_id" from "printers" as "p" inner join "print_jobs" as "j"'),
  jobs('delete from "idempotency_keys" where "created_at" <'),
  jobs('delete from "store_events" where "at" <'),
  jobs('delete from "audit_entries" where "kept_until" <'),
  jobs('delete from "print_jobs" where "created_at" <'),
  jobs('delete from "order_mails" where "written_at" <'),
  jobs('delete from "push_presses" where "pressed_at" <'),
  jobs('delete from "storefront_visitors" where "counted_at" <'),
  jobs('delete from "storefront_salts" where "created_at" <'),
  jobs('::text as piece_end from'),
  jobs('update audit_entries set address = null'),
  operators('from "payouts" inner join "published"."stores" as "store"'),
  operators('from "payout_holds" inner join "published"."stores" as "store"'),
  operators('from "payouts" where "bank_file_id" ='),
  operators('update "referral_rewards" set "payment_id"'),
  operators('from "bank_files" inner join "payouts"'),
  operators('from "card_payments" as "p" inner join "published"."stores" as "store"'),
  operators('select count(*) as "payments" from "card_payments"'),
  operators('min("given_up_at") as "oldest_at" from "card_payments"'),
  operators('min("submitted_at") as "oldest_at" from "applications"'),
  operators('select count(*) as "stores" from "bank_details"'),
  operators('min("reported_at") as "oldest_at" from "reviews"'),
  operators('select count(*) as "total" from "store_suspensions"'),
  operators('min("contested_at") as "oldest_at" from "charges"'),
  operators('from "applications" inner join "published"."stores" as "store"'),
  operators('from "charges" inner join "published"."stores" as "store"'),
  operators('from "reviews" inner join "published"."stores" as "store"'),
  operators(
    'from "published"."stores" as "store" inner join "published"."store_settings" as "settings"',
  ),
  operators('select store_id, order_number, status, placed_at from orders o where o.order_number'),
  operators('from "payout_run_results"'),
  operators('select count(*) as "stores" from "ledger_heads"'),
  operators('from published.store_settings as settings join published.stores as store'),
  operators('from published.store_settings as settings cross join lateral'),
  operators('store.id in ( select returned.store_id from published.payouts as returned'),
  operators('"until" from "store_suspensions" where "store_id" in'),
  operators('from "bank_details" where "store_id" in'),
  operators('from "published"."store_screens" as "screen" inner join "published"."stores"'),
  {
    holds:
      'select "stores"."id", "store_url", "name", "currency", "time_zone", "delivery_methods", "delivery_fees"',
    reason: 'An integration reads all stores that take orders.',
  },
  person('from "bank_changes" inner join "published"."users" as "user"'),
  person('from "sms_consents" as "c" inner join "published"."stores" as "s"'),
  person('from "published"."store_members" as "member" inner join "published"."stores" as "store"'),
  person('from "referral_rewards" as "r" inner join "published"."stores" as "store"'),
  person('from referral_rewards r where r.user_id ='),
  person('from "store_members" inner join "stores" on "stores"."id" = "store_members"."store_id"'),
  person('from "push_devices" where "endpoint"'),
  person('from "store_members" inner join "store_settings"'),
  person('update "applications" set "state"'),
  person('from "invitations" inner join "published"."stores" as "store"'),
  person('from "mail_recipients" where lower("email")'),
  tests(
    'select "store_id", "actor_id", "actor_name", "entity", "entity_id", "before", "after" from "audit_entries"',
  ),
  tests('select * from "audit_entries"'),
  tests('select * from "store_events"'),
  tests('select * from "bank_changes"'),
  tests('select * from "applications"'),
  tests('update "products" set'),
  tests('delete from "categories" where "id" !='),
];
