import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../kernel/problem.ts';
import { sendProblem } from './errors.ts';

/** Serves `/healthz`, 200 while the process is alive, and `/readyz`, 200 while it can serve calls. */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    if (await isReady()) return { status: 'ready' };
    const text = 'Counter cannot serve calls right now. Try again soon.';
    const problem = new ProblemError('UNAVAILABLE', text, { retryAfterSeconds: 2 });
    // Sent, not thrown, so the log doesn't get an error each time a proxy asks.
    return sendProblem(request, reply, problem);
  });
}
