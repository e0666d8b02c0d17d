import type { StoreEvent } from '@counter/contract/stream';
import type { StreamAccess } from '../../tenancy/callers.repository.ts';
import { changedFrame, endedFrame, narrowReadyFrame, readyFrame, resetFrame } from './frames.ts';

/** The destination of a connection's bytes. */
export type Sink = {
  write(bytes: Buffer): void;
  /** Bytes written that the other side has not taken yet. */
  buffered(): number;
  /** Ends after what has been written. */
  end(): void;
  /** Ends at once, dropping what has been written. */
  destroy(): void;
};

/** The owner of a connection. */
export type Subscriber = {
  /** Null where no session is needed. */
  readonly sessionId: number | null;
  /** True if the person at the screen can move orders on. */
  readonly tends?: boolean;
  /** Asked from time to time; the stream ends unless it answers `valid`. */
  readonly access: () => Promise<StreamAccess>;
  /**
   * Selects the events about one thing, for a page outside of the store. It is told only that
   * something has changed.
   */
  readonly matches?: ((event: StoreEvent) => boolean) | undefined;
};

const maxBufferedBytes = 1024 * 1024;

/** One open screen: how far it has been told, and whether it matches new events as they come. */
export class Connection {
  readonly storeId: number;
  readonly subscriber: Subscriber;
  /** The seq up to which the client has been told. */
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

  /** Sends the event unless the client has it already or is not to hear it; tells whether it was sent. */
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

  /** A client that does not keep up is cut off: it resumes where it was, instead of filling memory. */
  write(bytes: Buffer): void {
    if (this.#closed) return;
    this.#sink.write(bytes);
    if (this.#sink.buffered() <= maxBufferedBytes) return;
    this.close();
    this.#sink.destroy();
  }

  /** Ends the stream; the client is expected to come back. */
  end(): void {
    if (this.#closed) return;
    this.close();
    this.#sink.end();
  }

  /** Ends the stream for good: its session is over. */
  endSession(): void {
    this.write(endedFrame);
    this.end();
  }

  /** The client is gone. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.live = false;
    this.#onClosed(this);
  }
}
