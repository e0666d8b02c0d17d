import type { StoreEvent } from '@counter/contract/stream';
import type { StreamAccess } from '../../tenancy/callers.repository.ts';
import { changedFrame, endedFrame, narrowReadyFrame, readyFrame, resetFrame } from './frames.ts';

/** The output of a connection. */
export type Sink = {
  write(bytes: Buffer): void;
  /** Returns the number of bytes written but not yet taken by the other side. */
  buffered(): number;
  /** Ends after everything written is sent. */
  end(): void;
  /** Ends at once and drops unsent bytes. */
  destroy(): void;
};

/** The owner of a connection. */
export type Subscriber = {
  /** Null if no session is needed. */
  readonly sessionId: number | null;
  /** True if the person can move orders. */
  readonly tends?: boolean;
  /** Checked from time to time. The stream ends unless it resolves to `valid`. */
  readonly access: () => Promise<StreamAccess>;
  /**
   * Filters the events about one thing, for a page outside the store. The page only learns that something has changed.
   */
  readonly matches?: ((event: StoreEvent) => boolean) | undefined;
};

const maxBufferedBytes = 1024 * 1024;

/** An open screen: the position it has received, and whether it gets new events live. */
export class Connection {
  readonly storeId: number;
  readonly subscriber: Subscriber;
  /** The seq that the client has received. */
  position = 0;
  live = false;
  #closed = false;
  readonly #sink: Sink;
  readonly #onClosed: (connection: Connection) => void;

  constructor(
    storeId: number,
    sink: Sink,
    subscriber: Subscriber,
    onClosed: (connection: Connection) => void,
  ) {
    this.storeId = storeId;
    this.subscriber = subscriber;
    this.#sink = sink;
    this.#onClosed = onClosed;
  }

  isClosed(): boolean {
    return this.#closed;
  }

  /** Sends the event unless the client has it already or may not see it. Returns true if it was sent. */
  deliver(seq: number, event: StoreEvent, frame: Buffer): boolean {
    if (this.#closed || seq <= this.position) return false;
    this.position = seq;
    const { matches } = this.subscriber;
    if (matches && !matches(event)) return false;
    this.write(matches ? changedFrame : frame);
    return true;
  }

  reset(head: number): void {
    this.position = head;
    this.write(this.subscriber.matches ? changedFrame : resetFrame(head));
  }

  goLive(): void {
    if (this.#closed) return;
    this.live = true;
    this.write(this.subscriber.matches ? narrowReadyFrame : readyFrame(this.position));
  }

  /** Disconnects a slow client, which then resumes from its position, instead of using up memory. */
  write(bytes: Buffer): void {
    if (this.#closed) return;
    this.#sink.write(bytes);
    if (this.#sink.buffered() <= maxBufferedBytes) return;
    this.close();
    this.#sink.destroy();
  }

  /** Ends the stream; the client should reconnect. */
  end(): void {
    if (this.#closed) return;
    this.close();
    this.#sink.end();
  }

  /** Ends the stream for good because its session has ended. */
  endSession(): void {
    this.write(endedFrame);
    this.end();
  }

  /** Called when the client has disconnected. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.live = false;
    this.#onClosed(this);
  }
}
