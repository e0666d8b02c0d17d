import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';

let serial = 0;

/** Adds a consumer who signed up by phone in a web store; returns an active session's token. */
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
  /** The browser they signed in with. If absent, the session predates the tracking of browsers. */
  readonly device: string;
};

/** Returns the token in a response's session cookie. Fails with the response body if there is none. */
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
