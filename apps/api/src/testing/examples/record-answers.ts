import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { allEndpoints } from '@counter/contract';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../../platform/http/bind.ts';

/** The environment variable with the folder for recorded responses. Nothing is recorded without it. */
export const recordingFolder = 'RECORD_ANSWERS_IN';

/** A recorded response: one line of a recording file. */
export type RecordedAnswer = {
  /** The endpoint's name. */
  readonly name: string;
  readonly status: number;
  readonly body: string;
};

const names = new Map(
  allEndpoints.map(({ name, endpoint: { method, path: address } }) => [
    `${method} ${apiPrefix}${address.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    name,
  ]),
);

/** The responses that this process has recorded. Most repeat many times. */
const recorded = new Map<string, number>();

/** The number of responses per endpoint and status that suffice to choose from. */
const enough = 40;
const maxLength = 200_000;

/** Makes an application record its responses, if recording is on. */
export function recordAnswers(app: FastifyInstance): void {
  const folder = process.env[recordingFolder];
  if (!folder) return;
  const file = path.join(folder, `${process.pid}-${process.hrtime.bigint()}.jsonl`);
  const keep = (name: string, status: number, body: string): void => {
    const key = `${name} ${status}`;
    const count = recorded.get(key) ?? 0;
    if (count >= enough || body.length > maxLength) return;
    recorded.set(key, count + 1);
    const answer: RecordedAnswer = { name, status, body };
    appendFileSync(file, `${JSON.stringify(answer)}\n`);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const name = names.get(`${request.method} ${request.routeOptions.url}`);
    if (!name) return payload;
    const isFile = payload instanceof Readable;
    if (!isFile) {
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
        keep(name, reply.statusCode, payload.toString());
      }
      return payload;
    }
    if (!String(reply.getHeader('content-type')).startsWith('text/csv')) return payload;
    return Readable.from(passOn(payload, (body) => keep(name, reply.statusCode, body)));
  });
}

/** Streams a file through, and passes its whole text to `keep`. */
async function* passOn(file: Readable, keep: (body: string) => void): AsyncGenerator {
  const pieces: string[] = [];
  for await (const piece of file) {
    pieces.push(String(piece));
    yield piece;
  }
  keep(pieces.join(''));
}
