import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AccessConfig } from '../config/access-settings.ts';
import { permitMetrics } from './read-metrics.ts';

/** Figures that are read when they are asked for, by their names. */
export type Gauges = Readonly<
  Record<string, { readonly help: string; readonly read: () => number | Promise<number> }>
>;

/**
 * Measures every request and serves `/metrics` for Prometheus to those who may read it. Labels are routes, never
 * addresses or people.
 */
export function serveMetrics(app: FastifyInstance, access: AccessConfig, gauges: Gauges): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'counter_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read()),
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    permitMetrics(access, request);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
