import { sql } from 'kysely';
import type { Db, Tx } from '../../db/platform-db.ts';
import { prepared } from '../../db/prepared.ts';
import type { Actor } from '../../tenancy/scope.ts';
import { describeDevice } from '../../kernel/device.ts';
import type { AuditEntry } from '../work.ts';
import { passingActions, securityLogDays } from './retention.ts';

/** The actor and the time, shared by all entries of an action. */
export type AuditFacts = {
  readonly actor: Actor;
  readonly at: Date;
  readonly requestId: string | null;
};

/** The origin of a request. */
export type Origin = { readonly address: string; readonly userAgent: string };

const marketplace = 0;

/** Property names whose values never reach the log. */
const secret = /password|passcode|secret|token|api_?key|key_?hash/i;

/** Stores an action's entries in its transaction. */
export async function writeAudit(
  tx: Tx,
  facts: AuditFacts & { readonly storeId: number },
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await insertRows(tx, auditRows(facts, entries));
}

/**
 * Stores an entry that belongs to no store, such as a sign-in. Pass a transaction if the entry must commit or roll back
 * with what it describes.
 */
export async function writeMarketplaceAudit(
  db: Db | Tx,
  { entry, ...facts }: AuditFacts & { readonly entry: AuditEntry; readonly origin?: Origin },
): Promise<void> {
  await insertRows(db, auditRows({ ...facts, storeId: marketplace }, [entry]));
}

/** Audit entries as stored. */
export type AuditRows = {
  readonly storeId: number;
  readonly at: Date;
  readonly requestId: string | null;
  readonly address: string | null;
  /** JSON, so that any number of entries is one parameter; a statement takes at most 65,535. */
  readonly entries: string;
};

/** Returns the rows of an action's entries, with secrets hidden. */
export function auditRows(
  facts: AuditFacts & { readonly storeId: number; readonly origin?: Origin },
  entries: readonly AuditEntry[],
): AuditRows {
  const { storeId, at, requestId, origin } = facts;
  const signed = entries.map(({ actor = facts.actor, ...entry }) => ({
    ...named(entry),
    ...signatureOf(actor, origin),
  }));
  const address = origin?.address ?? null;
  return { storeId, at, requestId, address, entries: JSON.stringify(signed, hideSecrets) };
}

function signatureOf(actor: Actor, origin: Origin | undefined) {
  return {
    actorKind: actor.kind,
    // The log is about the team, so customers have no id there.
    actorId: actor.kind === 'system' || actor.kind === 'consumer' ? null : actor.id,
    actorName: actor.name,
    device: origin ? describeDevice(origin.userAgent) : deviceOf(actor),
  };
}

/** Builds the statement that inserts rows. Other statements may embed it. */
export function insertAuditSql({ storeId, at, requestId, address, entries }: AuditRows) {
  return sql`
    insert into audit_entries (store_id, at, actor_kind, actor_id, actor_name, action, entity,
      entity_id, subject, before, after, request_id, address, device, kept_until)
    select ${storeId}::bigint, ${at}::timestamptz, "actorKind", "actorId", "actorName",
      action, entity, "entityId", subject, before, after, ${requestId}, ${address}, device,
      case when action = any(${passingActions}::text[])
        then ${at}::timestamptz + make_interval(days => ${securityLogDays}) end
    from jsonb_to_recordset(${entries}::jsonb)
      as entry ("actorKind" text, "actorId" bigint, "actorName" text, action text, entity text,
        "entityId" bigint, subject text, before jsonb, after jsonb, device text)`;
}

const insertRows = prepared((_db: Db, rows: AuditRows) => insertAuditSql(rows));

const deviceOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.device : null);

/** Adds the thing's name from before the change to an entry. */
function named(entry: AuditEntry): AuditEntry {
  const subject = entry.subject ?? nameIn(entry.before) ?? nameIn(entry.after);
  return subject === undefined ? entry : { ...entry, subject };
}

const nameFields = new Set(['name', 'orderNumber', 'promoCode', 'transactionId']);

function nameIn(facts: unknown): string | undefined {
  if (typeof facts !== 'object' || facts === null) return undefined;
  const found: unknown = Object.entries(facts).find(([field]) => nameFields.has(field))?.[1];
  return typeof found === 'string' ? found : undefined;
}

function hideSecrets(name: string, part: unknown): unknown {
  return secret.test(name) ? '[hidden]' : part;
}
