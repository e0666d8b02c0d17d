import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallSpan, Traces } from '../clients/traces/traces.ts';

/** Routes that are called every few seconds, and streams, which last for hours. */
const untraced = /^\/(?:healthz|readyz|metrics)$|\/stream(?:\/|$)/;

/** Traces each call through the process. Labels are routes, never URLs or people. */
export function traceCalls(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, CallSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (untraced.test(request.routeOptions.url ?? '')) return done();
    const parent = request.headers['traceparent'];
    const span = traces.beginCall(request.method, typeof parent === 'string' ? parent : undefined);
    spans.set(request, span);
    span.within(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    spans.get(request)?.end({ route, status: reply.statusCode });
  });
}
