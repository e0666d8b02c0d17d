import type { Db } from '../../db/schema.ts';
import { headOf, readEvents, type EventPage } from '../outbox/events.ts';
import type { Connection } from './connection.ts';
import { eventFrame } from './frames.ts';
import { shareReadings } from '../../kernel/shared-reading.ts';
import { singleFlight } from '../../kernel/single-flight.ts';

const eventsPerReading = 500;
/** A client further behind than this reloads everything, which is cheaper for both sides. */
const maxReplayedEvents = 1000;

/** Delivers a store's events to its open screens. */
export type Channel = {
  readonly storeId: number;
  /** Reads new events and sends them to all live connections. Concurrent calls share one read. */
  readonly advance: () => Promise<void>;
  /** Sends the connection everything since `after` and keeps it up to date. */
  join(connection: Connection, after: number | 'now'): Promise<void>;
  leave(connection: Connection): void;
  /** The seq that live connections have received. */
  readonly seq: () => number;
};

export type ChannelListener = {
  /** Called with the number of events sent. */
  readonly onSent: (events: number) => void;
  /** Called when the team has changed, because a listener may no longer belong to the store. */
  readonly onTeamChanged: (listening: Iterable<Connection>) => void;
};

/** Opens a store's channel at its newest event. */
export async function openChannel(
  db: Db,
  storeId: number,
  { onSent, onTeamChanged }: ChannelListener,
): Promise<Channel> {
  const connections = new Set<Connection>();
  // After a process dies, its screens reconnect at once, most of them from the same position.
  const shareMissed = shareReadings<EventPage>();
  let seq = await headOf(db, storeId);

  function send(page: EventPage, receivers: Iterable<Connection>): void {
    const everyone = [...receivers];
    for (const stored of page.events) {
      const frame = eventFrame(stored.seq, stored.event);
      onSent(
        everyone.filter((connection) => connection.deliver(stored.seq, stored.event, frame)).length,
      );
    }
  }

  async function readOn(): Promise<void> {
    const page = await readEvents(db, storeId, seq, eventsPerReading);
    const live = [...connections].filter((connection) => connection.live);
    if (isBroken(page, seq)) live.forEach((connection) => connection.reset(page.head));
    else send(page, live);
    if (page.events.some(({ event }) => event.kind === 'team.changed')) onTeamChanged(live);
    seq = isBroken(page, seq) ? page.head : lastSeq(page, seq);
    if (seq < page.head) await readOn();
  }

  async function replay(connection: Connection): Promise<void> {
    const { position } = connection;
    const page = await shareMissed(String(position), async () =>
      readEvents(db, storeId, position, maxReplayedEvents),
    );
    if (isBroken(page, position) || page.head - position > maxReplayedEvents) {
      connection.reset(page.head);
    } else {
      send(page, [connection]);
    }
  }

  async function join(connection: Connection, after: number | 'now'): Promise<void> {
    if (connection.isClosed()) return;
    connections.add(connection);
    connection.position = after === 'now' ? seq : after;
    // A client can be ahead of this channel if another process served it or the database was restored.
    if (connection.position > seq) await replay(connection);
    while (!connection.isClosed() && connection.position < seq) await replay(connection);
    connection.goLive();
  }

  return {
    storeId,
    advance: singleFlight(readOn),
    join,
    leave: (connection) => void connections.delete(connection),
    seq: () => seq,
  };
}

/** Returns true if events after `position` are no longer kept, or never existed. */
function isBroken(page: EventPage, position: number): boolean {
  if (page.head === position) return false;
  return page.head < position || page.events[0]?.seq !== position + 1;
}

function lastSeq(page: EventPage, otherwise: number): number {
  return page.events.at(-1)?.seq ?? otherwise;
}
