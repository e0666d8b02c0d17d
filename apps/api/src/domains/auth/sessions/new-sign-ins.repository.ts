import type { ExpressionBuilder } from 'kysely';
import type { Database, Db, Tx } from '../auth.tables.ts';

/** The origin of a session: a browser, or an API client with its name and network. */
export type SessionDevice = {
  readonly deviceId: number | null;
  readonly userAgent: string;
  readonly network: string;
};

const isOn =
  ({ deviceId, userAgent, network }: SessionDevice) =>
  (eb: ExpressionBuilder<Database, 'sessions'>) =>
    deviceId === null
      ? eb.and({ userAgent, network }).and('deviceId', 'is', null)
      : eb('deviceId', '=', deviceId);

/** Returns true if the person ever had a session on the device that they haven't confirmed. */
export async function hasUnreviewed(
  tx: Tx,
  userId: number,
  device: SessionDevice,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('unreviewed', '=', true)
    .where(isOn(device))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds the person's open sessions that they haven't confirmed, newest first. Returns none to an unconfirmed session.
 */
export async function findUnreviewed(
  db: Db,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
  at: Date,
) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('unreviewed', '=', true)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions as own')
            .where('own.id', '=', sessionId)
            .where('own.unreviewed', '=', true)
            .select('own.id'),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'userAgent', 'createdAt'])
    .execute();
}

/** Finds a session of the person, open or ended. */
export async function findOwnSession(tx: Tx, userId: number, sessionId: number) {
  return tx
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .select(['deviceId', 'userAgent', 'network', 'unreviewed'])
    .executeTakeFirst();
}

/** Confirms all of the person's sessions on a device. Returns the IDs of those that weren't confirmed. */
export async function confirmDevice(
  tx: Tx,
  userId: number,
  device: SessionDevice,
): Promise<number[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ unreviewed: false })
    .where('userId', '=', userId)
    .where('unreviewed', '=', true)
    .where(isOn(device))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
