import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TwilioConfig } from '../../platform/clients/sms/twilio.ts';

type Received = { readonly sid: string; readonly to: string; readonly body: string };

/** Twilio's response to a message: accepts it, refuses it with a status and code, or drops the connection. */
type Answer =
  | 'take'
  | { readonly status: number; readonly code: number; readonly message: string }
  /** Accepts the message but drops the connection before responding. */
  | 'take and break off'
  | 'break off';

export type TestTwilio = {
  readonly config: TwilioConfig;
  /** The accepted messages, oldest first. */
  readonly taken: readonly (Received & { readonly statusUrl: string })[];
  /** Sets the response to further messages, or to those for one number. */
  answer(next: Answer, to?: string): void;
  stop(): Promise<void>;
};

/** Starts a local Twilio that accepts every message and delivers none. */
export async function startTwilio(at: () => Date): Promise<TestTwilio> {
  const taken: (Received & { statusUrl: string; created: Date })[] = [];
  const answers = new Map<string, Answer>();
  const take = (form: URLSearchParams): string => {
    const field = (name: string): string => form.get(name) ?? '';
    const sid = `SM${String(taken.length + 1).padStart(32, '0')}`;
    const statusUrl = field('StatusCallback');
    taken.push({ sid, to: field('To'), body: field('Body'), statusUrl, created: at() });
    return sid;
  };
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      if (request.method === 'GET') return list(request, response, taken);
      const answer = answers.get(form.get('To') ?? '') ?? answers.get('') ?? 'take';
      if (answer === 'take') return json(response, 201, { sid: take(form), status: 'queued' });
      if (typeof answer === 'object') return json(response, answer.status, answer);
      if (answer === 'take and break off') take(form);
      return request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    config: {
      accountSid: `AC${'1'.repeat(32)}`,
      authToken: '2'.repeat(32),
      from: '+15550100100',
      api: `http://127.0.0.1:${port}`,
    },
    taken,
    answer: (next, to = '') => void answers.set(to, next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function list(
  request: IncomingMessage,
  response: ServerResponse,
  taken: readonly (Received & { readonly created: Date })[],
): void {
  const to = new URL(request.url ?? '', 'http://localhost').searchParams.get('To');
  const messages = taken
    .filter((one) => one.to === to)
    .map(({ sid, body, created }) => ({ sid, body, date_created: created.toUTCString() }));
  json(response, 200, { messages: messages.toReversed() });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
