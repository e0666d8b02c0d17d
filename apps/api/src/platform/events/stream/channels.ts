import type { Db } from '../../db/schema.ts';
import { headsOf } from '../outbox/events.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';

type Entry = {
  readonly opening: Promise<Channel>;
  /** Undefined until it is open. */
  channel: Channel | undefined;
  readonly members: Set<Connection>;
};

/** The channels in use. The first connection opens one, the last one to leave closes it. */
export type Channels = {
  /** Returns the channel of the connection's store. Every call needs a `leave`, even if it fails. */
  enter(connection: Connection): Promise<Channel>;
  leave(connection: Connection): void;
  /** Sends a store's connections its new events. */
  advance(storeId: number): Promise<void>;
  /** Returns the open channels. */
  open(): Channel[];
};

export function createChannels(openChannel: (storeId: number) => Promise<Channel>): Channels {
  const entries = new Map<number, Entry>();

  function addEntry(storeId: number): Entry {
    const opening = openChannel(storeId);
    const entry: Entry = { opening, channel: undefined, members: new Set() };
    entries.set(storeId, entry);
    return entry;
  }

  async function enter(connection: Connection): Promise<Channel> {
    const entry = entries.get(connection.storeId) ?? addEntry(connection.storeId);
    entry.members.add(connection);
    return (entry.channel = await entry.opening);
  }

  function leave(connection: Connection): void {
    const entry = entries.get(connection.storeId);
    if (!entry?.members.delete(connection)) return;
    entry.channel?.leave(connection);
    if (entry.members.size === 0) entries.delete(connection.storeId);
  }

  async function advance(storeId: number): Promise<void> {
    const channel = await entries.get(storeId)?.opening;
    await channel?.advance();
  }

  return {
    enter,
    leave,
    advance,
    open: () => [...entries.values()].flatMap(({ channel }) => channel ?? []),
  };
}

/** Advances the channels with unannounced events. One query covers them all. */
export async function advanceMissed(db: Db, open: readonly Channel[]): Promise<void> {
  if (open.length === 0) return;
  const storeIds = open.map(({ storeId }) => storeId);
  const heads = await headsOf(db, storeIds);
  const behind = open.filter(({ storeId, seq }) => (heads.get(storeId) ?? 0) !== seq());
  await Promise.all(behind.map(async (channel) => channel.advance()));
}
