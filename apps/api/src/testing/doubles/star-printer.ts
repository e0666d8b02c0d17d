import type { FastifyInstance } from 'fastify';
import { readStarPrnt, type Paper } from './star-paper.ts';

export type StarPrinter = {
  /** All printed tickets. */
  readonly papers: readonly Paper[];
  /** Returns the lines of the last ticket. */
  last(): string[];
  /** Sets the reported status: `200 OK`, `410 Out of paper`. */
  setStatus(status: string): void;
  /** Loses responses: the server gets requests with the method, but the printer gets no response. */
  loseAnswersOf(method: 'DELETE' | 'GET' | undefined): void;
  /** Makes the next download fail as unreadable, with the given code. */
  failNextDownload(code: string): void;
  /** Polls once and prints what is offered; returns true if there was a job. */
  poll(): Promise<boolean>;
  /** Polls until there are no more jobs. */
  pollAll(): Promise<void>;
};

type Offer = {
  readonly jobReady: boolean;
  readonly mediaTypes?: readonly string[];
  readonly jobToken?: string;
};

/**
 * Simulates a printer as in the Star CloudPRNT Protocol Guide (2.4): it polls with POST, fetches with GET and confirms
 * with DELETE. Without paper it only polls. It refetches a job it didn't print, but never repeats a lost confirmation,
 * as after a power cut.
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
      // Without paper it keeps polling but fetches nothing.
      if (offer.jobReady && status.startsWith('2')) await print(offer);
      return offer.jobReady;
    },
    pollAll: async () => {
      if (await printer.poll()) await printer.pollAll();
    },
  };
  return printer;
}
