import { idInPath } from '@counter/contract/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { columnsOf, encodeTicket } from './encode-ticket.ts';
import { writePlainTicket } from './plain-ticket.ts';
import { confirmJob, fetchTicket, identifyPrinter, poll } from './poll.service.ts';
import { printerRoute } from './printer-address.ts';

const starType = 'application/vnd.star.starprnt';
const plainType = 'text/plain';

const pollBody = z.object({
  statusCode: z.string().check(z.maxLength(200)),
  printerMAC: z.nullish(z.string().check(z.maxLength(40))),
  printingInProgress: z.nullish(z.boolean()),
});

const token = z.optional(idInPath);
const fetchQuery = z.object({ type: z.optional(z.string()), token });
const confirmQuery = z.object({ code: z.string().check(z.maxLength(200)), token });

type Keys = { readonly storeId: string; readonly code: string };

/**
 * Serves printers over Star's CloudPRNT protocol (HTTP, version 2.4). Printers poll with POST every few seconds, fetch
 * a job with GET and confirm it with DELETE. The secret in the address authenticates them; anything else they send is
 * unverified.
 */
export function servePrinters(app: FastifyInstance, platform: Platform): void {
  const options = { config: { rateLimit: { max: 600 } }, bodyLimit: 65_536 };
  const identify = async ({ storeId, code }: Keys) =>
    identifyPrinter(platform, Number(/^\d{1,15}$/.exec(storeId)?.[0] ?? 0), code);

  app.post<{ Params: Keys }>(printerRoute, options, async ({ params, body }) => {
    const asking = await identify(params);
    const job = await poll(platform, asking, parse(pollBody, body));
    if (job === undefined) return { jobReady: false };
    return { jobReady: true, mediaTypes: [starType, plainType], jobToken: String(job) };
  });

  app.get<{ Params: Keys }>(printerRoute, options, async ({ params, query }, reply) => {
    const asking = await identify(params);
    const { type = starType, token: jobId } = parse(fetchQuery, query);
    if (type !== starType && type !== plainType) {
      return reply.code(415).send({ jobReady: false });
    }
    const { ticket, printer } = await fetchTicket(platform, asking, jobId);
    const content =
      type === starType
        ? encodeTicket(ticket, printer.paperWidth)
        : writePlainTicket(ticket, columnsOf[printer.paperWidth]);
    return reply
      .header('cache-control', 'no-store')
      .header('x-star-cut', 'partial; feed=true')
      .type(type)
      .send(content);
  });

  app.delete<{ Params: Keys }>(printerRoute, options, async ({ params, query }) => {
    const asking = await identify(params);
    const { code, token: jobId } = parse(confirmQuery, query);
    await confirmJob(platform, asking, { jobId, code });
    return { confirmed: true };
  });
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ProblemError('INVALID_FIELDS', 'This is not a call of the CloudPRNT protocol.');
}
