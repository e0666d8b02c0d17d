const streams: ChangeStream[] = [];

/** One connection of a page to a stream of changes, held by the test. Takes the place of `EventSource`. */
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

  /** Opens the connection: changes are told from now on. */
  open(): void {
    this.readyState = ChangeStream.OPEN;
    this.dispatchEvent(new Event('ready'));
  }

  /** Tells that something changed. */
  tell(): void {
    this.dispatchEvent(new Event('changed'));
  }

  /** Breaks the connection; the browser tries again. */
  cut(): void {
    this.readyState = ChangeStream.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = ChangeStream.CLOSED;
  }
}

/** Returns the connections that pages hold now, the latest last. */
export function openStreams(): ChangeStream[] {
  return streams.filter(({ readyState }) => readyState !== ChangeStream.CLOSED);
}

/** Returns the only connection that a page holds now. */
export function theStream(): ChangeStream {
  const [stream, ...others] = openStreams();
  if (!stream || others.length > 0) throw new Error(`${openStreams().length} streams are open.`);
  return stream;
}

/** Ends all connections. */
export function endStreams(): void {
  streams.length = 0;
}
