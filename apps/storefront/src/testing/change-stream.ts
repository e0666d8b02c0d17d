const streams: ChangeStream[] = [];

/** A page's connection to a stream of changes, controlled by the test. Replaces `EventSource`. */
export class ChangeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly url: string;
  readyState: number = ChangeStream.CONNECTING;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }

  /** Opens the connection and sends `ready`. */
  open(): void {
    this.readyState = ChangeStream.OPEN;
    this.dispatchEvent(new Event('ready'));
  }

  /** Reports a change. */
  tell(): void {
    this.dispatchEvent(new Event('changed'));
  }

  /** Breaks the connection; the browser reconnects. */
  cut(): void {
    this.readyState = ChangeStream.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = ChangeStream.CLOSED;
  }
}

/** Returns the open connections of all pages, the latest last. */
export function openStreams(): ChangeStream[] {
  return streams.filter(({ readyState }) => readyState !== ChangeStream.CLOSED);
}

/** Returns the only open connection. Throws if there are none or several. */
export function theStream(): ChangeStream {
  const [stream, ...others] = openStreams();
  if (!stream || others.length > 0) throw new Error(`${openStreams().length} streams are open.`);
  return stream;
}

/** Forgets all connections. */
export function endStreams(): void {
  streams.length = 0;
}
