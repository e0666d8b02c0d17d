import type { FastifyInstance } from 'fastify';
import { readStarPrnt, type Paper } from './star-paper.ts';

export type StarPrinter = {
  /** Every piece of paper that came out. */
  readonly papers: readonly Paper[];
  /** The texts on the piece that came out last. */
  last(): string[];
  /** Sets the status: `200 OK`, `410 Out of paper`. */
  setStatus(status: string): void;
  /** Lets calls get lost: the server hears those of the method, the printer no answer. */
  loseAnswersOf(method: 'DELETE' | 'GET' | undefined): void;
  /** Lets the next download arrive in a form that the printer can't read. */
  failNextDownload(code: string): void;
  /** Asks for work once and does what it is offered; returns true if it was offered some. */
  poll(): Promise<boolean>;
  /** Asks for work until there is none. */
  pollAll(): Promise<void>;
};

type Offer = {
  readonly jobReady: boolean;
  readonly mediaTypes?: readonly string[];
  readonly jobToken?: string;
};

/**
 * A printer as the Star CloudPRNT Protocol Guide (2.4) describes it: it asks by POST, fetches by GET and
 * confirms by DELETE. Out of paper it only asks. What it did not print it fetches again; a confirmation
 * that got no answer it does not repeat, as after a power cut.
 */
export function createStarPrinter(app: FastifyInstance, address: string): StarPrinter {
  const { pathname } = new URL(address);
  const papers: Paper[] = [];
  let status = '200 OK';
  let lost: 'DELETE' | 'GET' | undefined;
  let downloadFault: string | undefined;
  const mac = '00:11:62:1b:c7:4e';

  async function call(method: 'POST' | 'GET' | 'DELETE', query: object, payload?: object) {
    const known = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams({ mac, ...Object.fromEntries(known) });
    const url = method === 'POST' ? pathname : `${pathname}?${search.toString()}`;
    return app.inject({ method, url, ...(payload ? { payload } : {}) });
  }

  async function print(offer: Offer): Promise<void> {
    const token = offer.jobToken;
    const type = 'application/vnd.star.starprnt';
    if (!offer.mediaTypes?.includes(type)) throw new Error('the printer knows none of the formats');
    const job = await call('GET', { type, token });
    if (lost === 'GET') return;
    if (job.statusCode !== 200 || downloadFault) {
      const code = downloadFault ?? '520 Download failed';
      downloadFault = undefined;
      await call('DELETE', { code, token });
      return;
    }
    if (!status.startsWith('2')) return;
    papers.push(...readStarPrnt(job.rawPayload));
    if (lost === 'DELETE') return;
    await call('DELETE', { code: status, token });
  }

  const printer: StarPrinter = {
    papers,
    last: () => (papers.at(-1) ?? []).map(({ text }) => text),
    setStatus: (now) => {
      status = now;
    },
    loseAnswersOf: (method) => {
      lost = method;
    },
    failNextDownload: (code) => {
      downloadFault = code;
    },
    poll: async () => {
      const statusCode = encodeURIComponent(status);
      const asked = { status: '23 6 0 0 0 0 0 0 0 ', printerMAC: mac, statusCode };
      const answer = await call('POST', {}, { ...asked, clientAction: null });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
      const offer: Offer = answer.json();
      // Without paper it asks on and fetches nothing.
      if (offer.jobReady && status.startsWith('2')) await print(offer);
      return offer.jobReady;
    },
    pollAll: async () => {
      if (await printer.poll()) await printer.pollAll();
    },
  };
  return printer;
}
