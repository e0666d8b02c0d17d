import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/platform-db.ts';
import { together } from '../db/sent.ts';
import { prepared } from '../db/prepared.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { Json, KeptAnswer, Work } from './work.ts';

type Call = {
  /** The owner of the key, e.g. `user:7`. Two callers may use the same key. */
  readonly caller: string;
  readonly key: string;
  /** Everything that decides what the call does. The order of its fields doesn't matter. */
  readonly request: unknown;
};

/** A unit of work, which stores answers when it ends, or a plain transaction. */
type Place = Pick<Work, 'tx' | 'at'> &
  Partial<Pick<Work, 'keep'>> & { readonly scope: Pick<Work['scope'], 'storeId'> };

/** The time for which a key returns the same result. */
export const keyLifetimeMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Runs `produce` once per idempotency key. A repeat within 24 hours gets the first call's answer; a concurrent one
 * waits for it. All of it happens in the transaction of `work`, so a failure releases the key: let the error leave the
 * action.
 *
 * Throws IDEMPOTENCY_KEY_REUSED if the key was used for a different request.
 */
export async function once<Answer extends Json>(
  work: Place,
  call: Call,
  produce: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  return onceWith(work, call, async () => undefined, produce);
}

/**
 * Like `once`, but sends a query together with the key's claim and passes its result to `produce`.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED
 */
export async function onceWith<Facts, Answer extends Json>(
  work: Place,
  call: Call,
  read: () => Promise<Facts>,
  produce: (facts: Facts) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const requestHash = hashOf(call.request);
  const [isClaimed, facts] = await together([claimKey(work, call, requestHash), read()]);
  if (!isClaimed) {
    return { answer: await replay<Answer>(work, call, requestHash), replayed: true };
  }
  const answer = await produce(facts);
  await keepAnswer(work, call, answer);
  return { answer, replayed: false };
}

/**
 * Like `once`, but for a call with an optional key: without one, `produce` always runs. Returns the answer, whether new
 * or repeated.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED
 */
export async function oncePerKey<Answer extends Json>(
  work: Work,
  { key, request }: { readonly key: string | undefined; readonly request: unknown },
  produce: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return produce();
  const { actor } = work.scope;
  const caller = actor.kind === 'system' ? 'system' : `${actor.kind}:${actor.id}`;
  return (await once(work, { caller, key, request }, produce)).answer;
}

/**
 * Like `oncePerKey`, but for a person's call about no store, in its own transaction.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED
 */
export async function oncePerPerson<Answer extends Json>(
  place: Pick<Work, 'tx' | 'at'>,
  call: { readonly userId: number; readonly key: string | undefined; readonly request: unknown },
  produce: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key, request } = call;
  if (key === undefined) return produce();
  const caller = `user:${userId}`;
  return (await once({ ...place, scope: { storeId: 0 } }, { caller, key, request }, produce))
    .answer;
}

/** Claims a key. Returns true if it is new, expired or unanswered; waits while another call holds it. */
async function claimKey(work: Place, call: Call, requestHash: Buffer): Promise<boolean> {
  const outlived = new Date(work.at.getTime() - keyLifetimeMilliseconds);
  const claimed = await insertKey(work.tx, {
    ...keyOf(work, call),
    requestHash,
    createdAt: work.at,
    outlived,
  });
  return claimed.length > 0;
}

type Key = { readonly storeId: number; readonly caller: string; readonly key: string };

const keyOf = ({ scope: { storeId } }: Place, { caller, key }: Call): Key => ({
  storeId,
  caller,
  key,
});

type NewKey = Key & {
  readonly requestHash: Buffer;
  readonly createdAt: Date;
  readonly outlived: Date;
};

const insertKey = prepared(
  (db: Db, { storeId, caller, key, requestHash, createdAt, outlived }: NewKey) => {
    const unanswered = { requestHash, createdAt, answer: null };
    return db
      .insertInto('idempotencyKeys')
      .values({ storeId, caller, key, ...unanswered })
      .onConflict((conflict) =>
        conflict
          .columns(['storeId', 'caller', 'key'])
          .doUpdateSet(unanswered)
          .where((eb) =>
            eb.or([
              eb('idempotencyKeys.createdAt', '<', outlived),
              eb('idempotencyKeys.answer', 'is', null),
            ]),
          ),
      )
      .returning(sql`1`.as('claimed'));
  },
);

async function replay<Answer>(work: Place, call: Call, requestHash: Buffer): Promise<Answer> {
  const { rows } = await sql<{ requestHash: Buffer; answer: Answer }>`
    select request_hash, answer from idempotency_keys
    where store_id = ${work.scope.storeId} and caller = ${call.caller} and key = ${call.key}
  `.execute(work.tx);
  const [stored] = rows;
  if (stored?.requestHash.equals(requestHash)) return stored.answer;
  throw new ProblemError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request, so nothing was done. Use a new key for each new request.',
  );
}

async function keepAnswer(work: Place, call: Call, answer: Json): Promise<void> {
  const kept = { caller: call.caller, key: call.key, answer };
  if (work.keep) work.keep(kept);
  else await keepAnswers(work.tx, work.scope.storeId, [kept]);
}

/** Stores answers in the transaction of their actions. */
export async function keepAnswers(
  tx: Tx,
  storeId: number,
  answers: readonly KeptAnswer[],
): Promise<void> {
  if (answers.length > 0) await updateAnswers(tx, answerRows(storeId, answers));
}

/** Answers as stored. */
export type AnswerRows = {
  readonly storeId: number;
  /** JSON. */
  readonly answers: string;
};

/** Returns the rows of answers. Each is JSON within JSON, so that null stays an answer. */
export function answerRows(storeId: number, answers: readonly KeptAnswer[]): AnswerRows {
  const rows = answers.map(({ answer, ...call }) => ({ ...call, answer: JSON.stringify(answer) }));
  return { storeId, answers: JSON.stringify(rows) };
}

/** Builds the statement that stores answers. Other statements may embed it. */
export function storeAnswersSql({ storeId, answers }: AnswerRows) {
  return sql`
    update idempotency_keys as keys set answer = kept.answer::jsonb
    from jsonb_to_recordset(${answers}::jsonb) as kept (caller text, key text, answer text)
    where keys.store_id = ${storeId} and keys.caller = kept.caller and keys.key = kept.key`;
}

const updateAnswers = prepared((_db: Db, rows: AnswerRows) => storeAnswersSql(rows));

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(request)).digest();
}

/** Returns JSON with sorted object keys. The array around it makes `undefined` serializable. */
function canonicalJson(value: unknown): string {
  return JSON.stringify([value], (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Rewrites a store's stored answers about orders. A repeated call gets the new ones. */
export async function rewriteAnswers(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderNumbers: readonly string[],
  rewrite: (answer: Readonly<Record<string, unknown>>) => object,
): Promise<void> {
  const storeId = scope.storeId;
  const { rows } = await sql<{ caller: string; key: string; answer: Record<string, unknown> }>`
    select caller, key, answer from idempotency_keys
    where store_id = ${storeId} and answer ->> 'orderNumber' = any(${orderNumbers}::text[])
    for update`.execute(tx);
  for (const { caller, key, answer } of rows) {
    await tx
      .updateTable('idempotencyKeys')
      .where('storeId', '=', storeId)
      .where('caller', '=', caller)
      .where('key', '=', key)
      .set({ answer: JSON.stringify(rewrite(answer)) })
      .execute();
  }
}
