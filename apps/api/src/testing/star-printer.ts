import type { FastifyInstance } from 'fastify';

/** A line on the paper of a simulated printer. */
type PaperLine = { readonly text: string; readonly size: number; readonly inverse: boolean };

/** A printed piece of paper, from one cut to the next. */
type Paper = readonly PaperLine[];

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

const escape = 0x1b;
const feed = 0x0a;
/** Bytes that follow the letter of each command; GS begins the choice of a code page. */
const lengths = new Map(
  Object.entries({ '@': 0, i: 2, E: 0, F: 0, '4': 0, '5': 0, d: 1, '\u001D': 2 }),
);

/**
 * Reads StarPRNT commands as a printer does: sizes, white on black, feeds and cuts. Letters outside ASCII
 * become `?`, as their meaning hangs on the code page.
 */
function readStarPrnt(bytes: Uint8Array): Paper[] {
  const papers: Paper[] = [];
  let lines: PaperLine[] = [];
  let text = '';
  let size = 1;
  let widest = 1;
  let inverse = false;
  let wasInverse = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === escape) {
      const letter = String.fromCharCode(bytes[at + 1] ?? 0);
      if (letter === 'i') size = (bytes[at + 2] ?? 0) + 1;
      if (letter === '4') inverse = true;
      if (letter === '5') inverse = false;
      if (letter === 'd') {
        papers.push(trim(lines));
        lines = [];
      }
      const length = lengths.get(letter);
      if (length === undefined) throw new Error(`the printer knows no ESC ${letter}`);
      at += 1 + length;
    } else if (byte === feed) {
      lines.push({ text: text.trimEnd(), size: widest, inverse: wasInverse });
      text = '';
      widest = size;
      wasInverse = inverse;
    } else if (byte >= 0x20) {
      text += byte < 0x7f ? String.fromCharCode(byte) : '?';
      widest = Math.max(widest, size);
      wasInverse ||= inverse;
    }
  }
  return papers;
}

function trim(lines: readonly PaperLine[]): Paper {
  const end = lines.findLastIndex(({ text }) => text !== '');
  return lines.slice(0, end + 1);
}
