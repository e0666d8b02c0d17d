import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { holds, isPublicAddress, listOf } from './public-address.ts';

/** A receiver's response. */
type PosterAnswer = {
  readonly status: number;
  /** The start of the body. */
  readonly text: string;
  /** The `Retry-After` header; undefined without one. */
  readonly retryAfter: string | undefined;
};

type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Poster = {
  /** Returns the reason an address can't be posted to; undefined if it can. Does not resolve host names. */
  readonly refuses: (url: string) => string | undefined;
  /** Returns true for an address in a private network that may be posted to. */
  readonly isOwn: (url: string) => boolean;
  /**
   * Posts to an address that somebody else chose, without following redirects. Throws Unreachable if it leads into a
   * private network, times out or can't be connected to.
   */
  readonly post: (letter: Letter) => Promise<PosterAnswer>;
};

/** There was no response. The message is a sentence for the person who entered the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

type Options = {
  /** Private networks that may be posted to, without TLS too: `10.1.0.0/16`. */
  readonly networks: readonly string[];
  readonly timeoutMs?: number;
};

/** Must be shorter than the shutdown timeout. */
const usualTimeoutMs = 10_000;
const maxTextLength = 1_000;
const isPrivate = 'This address leads into a private network.';
const needsTls = 'Use an address that begins with https://.';

/** Creates a poster that reaches the public internet over TLS, and the given networks. */
export function createPoster({ networks, timeoutMs = usualTimeoutMs }: Options): Poster {
  const known = listOf(networks);

  function refusalOf(address: string, isSecure: boolean): string | undefined {
    if (holds(known, address)) return undefined;
    if (!isPublicAddress(address)) return isPrivate;
    return isSecure ? undefined : needsTls;
  }

  function refuses(url: string): string | undefined {
    const parsed = URL.parse(url);
    if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'This is no web address.';
    if (parsed.username || parsed.password) return 'Leave out the user and password.';
    const isSecure = parsed.protocol === 'https:';
    const host = hostOf(parsed);
    if (isIP(host) > 0) return refusalOf(host, isSecure);
    return isSecure || networks.length > 0 ? undefined : needsTls;
  }

  /** Connects to exactly the addresses it checked, which prevents DNS rebinding. */
  function lookupFor(isSecure: boolean): LookupFunction {
    return (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, []);
        const refusal = found.map(({ address }) => refusalOf(address, isSecure)).find(Boolean);
        if (refusal) return callback(new Unreachable(refusal), []);
        const [first] = found;
        if (options.all) return callback(null, found);
        return callback(null, first?.address ?? '', first?.family);
      });
    };
  }

  return {
    refuses,
    isOwn: (url) => {
      const host = hostOf(URL.parse(url) ?? { hostname: '' });
      return isIP(host) > 0 && holds(known, host);
    },
    post: async ({ url, headers, body }) => {
      const refusal = refuses(url);
      if (refusal) throw new Unreachable(refusal);
      const parsed = new URL(url);
      const isSecure = parsed.protocol === 'https:';
      const signal = AbortSignal.timeout(timeoutMs);
      const send = isSecure ? requestHttps : requestHttp;
      return new Promise((resolve, reject) => {
        const fail = (error: Error) => reject(toUnreachable(error, timeoutMs));
        const request = send(parsed, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: lookupFor(isSecure),
          // A kept-alive connection would skip the lookup and its check.
          agent: false,
          signal,
        });
        request.on('error', fail);
        request.on('response', (response) => {
          readBeginning(response).then(
            (text) =>
              resolve({
                status: response.statusCode ?? 0,
                text,
                retryAfter: response.headers['retry-after'],
              }),
            fail,
          );
        });
        request.end(body);
      });
    },
  };
}

/** Creates a poster that accepts the same addresses but sends nothing. */
export function createClosedPoster(options: Options): Poster {
  return {
    ...createPoster(options),
    post: async () => {
      throw new Unreachable('OUTGOING is off, so nothing leaves this installation.');
    },
  };
}

function hostOf({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Reads the start of a response, then closes the connection. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += String(part);
    if (text.length >= maxTextLength) break;
  }
  response.destroy();
  return text.slice(0, maxTextLength).replaceAll('\0', '');
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such server.',
  EAI_AGAIN: 'The server could not be found.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server ended the connection without an answer.',
};

function toUnreachable(error: Error & { readonly code?: string }, timeoutMs: number): Unreachable {
  if (error instanceof Unreachable) return error;
  const isTimeout = error.name === 'TimeoutError' || error.code === 'ABORT_ERR';
  const slow = `The server did not answer within ${timeoutMs / 1000} seconds.`;
  const sentence = isTimeout ? slow : (reasons[error.code ?? ''] ?? `${error.message}.`);
  return new Unreachable(sentence, { cause: error });
}
