import { sql } from 'kysely';
import type { Db, Tx } from '../../db/platform-db.ts';
import { describeDevice } from '../../kernel/device.ts';
import type { Actor } from '../../tenancy/scope.ts';
import type { Origin } from './audit.ts';
import { networkOf } from '../../kernel/network.ts';
import { securityLogDays } from './retention.ts';
import type { AuditAction } from '@counter/contract/registry';

/** An event that strangers can cause as often as they like. */
export type SecurityEvent = {
  readonly action: Extract<
    AuditAction,
    `signIn.${string}` | `session.${string}` | `call.${string}` | `apiKey.${string}`
  >;
  /** The account it is about; null if there is none. */
  readonly userId: number | null;
  /** Absent for a visitor: a person who did not prove who they are. */
  readonly actor?: Actor;
  readonly request: Origin & { readonly requestId: string };
  readonly at: Date;
  /** Facts about the hour's first event. Never a secret or anything that somebody typed. */
  readonly after?: Readonly<Record<string, string | number | boolean>>;
};

/** The maximum number of rows per action and account in an hour. Further networks share one more row. */
const maxNetworksAnHour = 20;

const visitor: Actor = { kind: 'system', name: 'Visitor' };

/**
 * Records an event in the security log. Events with the same account, action, network and hour share one row with a
 * count, so that a flood can't fill the log. Pass a transaction only if it commits even for a refusal; otherwise the
 * event is rolled back.
 */
export async function countSecurityEvent(db: Db | Tx, event: SecurityEvent): Promise<void> {
  const { action, userId, actor = visitor, request, at, after } = event;
  const hour = at.toISOString().slice(0, 13);
  const group = `${action}|${userId ?? 'nobody'}|${hour}|`;
  const own = group + networkOf(request.address).slice(0, 60);
  const actorId = actor.kind === 'user' || actor.kind === 'integration' ? actor.id : null;
  await sql`
    insert into audit_entries (store_id, at, actor_kind, actor_id, actor_name, action, entity, entity_id,
      after, request_id, address, device, last_at, fold, kept_until)
    select 0, ${at}::timestamptz, ${actor.kind}, ${actorId}::bigint, ${actor.name}, ${action}, 'user',
      ${userId}::bigint, ${after ? JSON.stringify(after) : null}::jsonb, ${request.requestId},
      case when not crowded then ${request.address} end,
      case when not crowded then ${describeDevice(request.userAgent)} end,
      ${at}::timestamptz, case when crowded then ${`${group}others`} else ${own} end,
      ${at}::timestamptz + make_interval(days => ${securityLogDays})
    from (
      select count(*) >= ${maxNetworksAnHour} and not coalesce(bool_or(fold = ${own}), false) as crowded
      from audit_entries
      where store_id = 0 and fold > ${group} and fold < ${`${group}~`}
    ) counted
    on conflict (store_id, fold) where fold is not null
      do update set times = audit_entries.times + 1, last_at = excluded.last_at`.execute(db);
}
