import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';

let serial = 0;

/** Adds somebody who signed up by phone on a web store; answers the token of a live session. */
export async function addConsumer(
  db: Db,
  { phone = `+1555${String(5_550_000 + ++serial)}`, email = null, device }: Partial<Proven> = {},
): Promise<string> {
  const at = new Date('2026-03-01T00:00:00Z');
  const { id } = await db
    .insertInto('consumers')
    .values({ phone, email, addresses: '[]', createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = createSecret();
  await db
    .insertInto('consumerSessions')
    .values({
      tokenHash: hashSecret(token),
      consumerId: id,
      userAgent: 'Vitest',
      ...(device === undefined ? {} : { deviceHash: hashSecret(device) }),
      createdAt: at,
      lastSeenAt: new Date('2100-01-01T00:00:00Z'),
      expiresAt: new Date('2100-01-01T00:00:00Z'),
      endedAt: null,
    })
    .execute();
  return token;
}

type Proven = {
  readonly phone: string | null;
  readonly email: string | null;
  /** The browser they signed in with; one of before browsers were told apart where absent. */
  readonly device: string;
};

/** The token in the cookie that an answer sets; fails with the whole body where it sets none. */
export function consumerTokenIn({
  headers,
  body,
}: {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}): string {
  const token = /^__Host-counter_consumer=([^;]+);/.exec(String(headers['set-cookie']))?.[1];
  if (token === undefined) throw new Error(`no session was begun: ${body}`);
  return token;
}
