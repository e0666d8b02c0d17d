import type { Db } from '../../db/schema.ts';
import { headOf, readEvents, type EventPage } from '../outbox/events.ts';
import type { Connection } from './connection.ts';
import { eventFrame } from './frames.ts';
import { shareReadings } from '../../kernel/shared-reading.ts';
import { singleFlight } from '../../kernel/single-flight.ts';

const eventsPerReading = 500;
/** A client further behind is told to fetch everything again, which is cheaper for both. */
const maxReplayedEvents = 1000;

/** The events of one store on their way to its open screens. */
export type Channel = {
  readonly storeId: number;
  /** Reads what is new and tells every live connection; calls at the same time share one reading. */
  readonly advance: () => Promise<void>;
  /** Brings the connection from `after` to the present and keeps it there. */
  join(connection: Connection, after: number | 'now'): Promise<void>;
  leave(connection: Connection): void;
  /** The seq up to which the live connections have been told. */
  readonly seq: () => number;
};

export type ChannelListener = {
  /** Called with the number of events sent. */
  readonly onSent: (events: number) => void;
  /** The team has changed: somebody who listens may not belong to the store any more. */
  readonly onTeamChanged: (listening: Iterable<Connection>) => void;
};

/** Opens a store's channel at its present end. */
export async function openChannel(
  db: Db,
  storeId: number,
  { onSent, onTeamChanged }: ChannelListener,
): Promise<Channel> {
  const connections = new Set<Connection>();
  // The screens of a process that died come back at once, most of them with the same position.
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
    // Ahead of this channel is a client that another process has told, or one of a restored database.
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

/** True when events after `position` are no longer kept, or when there have never been that many. */
function isBroken(page: EventPage, position: number): boolean {
  if (page.head === position) return false;
  return page.head < position || page.events[0]?.seq !== position + 1;
}

function lastSeq(page: EventPage, otherwise: number): number {
  return page.events.at(-1)?.seq ?? otherwise;
}
