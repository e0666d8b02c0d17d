import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AccessConfig } from '../config/access-settings.ts';
import { permitMetrics } from './read-metrics.ts';

/** One number, or one per label value. */
export type Reading = number | Readonly<Record<string, number>>;

/** A metric that is computed when it is scraped. */
type Figure = {
  readonly help: string;
  /** True for a counter. Its name ends with `_total`. */
  readonly grows?: boolean;
  /** The label of the readings. Its values come from a list in the code, never from data. */
  readonly label?: string;
  readonly read: () => Reading | Promise<Reading>;
};

/** Metrics by name. */
export type Figures = Readonly<Record<string, Figure>>;

/** Creates a process's registry, with Node's default metrics. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Adds metrics to a registry. */
export function addFigures(registry: Registry, figures: Figures): void {
  for (const [name, { help, grows = false, label, read }] of Object.entries(figures)) {
    const labelNames = label === undefined ? [] : [label];
    const common = { name, help, labelNames, registers: [registry] };
    const readings = async (): Promise<(readonly [Record<string, string>, number])[]> => {
      const reading = await read();
      if (typeof reading === 'number') return [[{}, reading]];
      return Object.entries(reading).map(([value, count]) => [{ [label ?? '']: value }, count]);
    };
    if (grows) {
      const counter: Counter = new Counter({
        ...common,
        collect: async () => {
          const found = await readings();
          counter.reset();
          for (const [labels, count] of found) counter.inc(labels, count);
        },
      });
    } else {
      const gauge: Gauge = new Gauge({
        ...common,
        collect: async () => {
          for (const [labels, count] of await readings()) gauge.set(labels, count);
        },
      });
    }
  }
}

/** Measures every request. Labels are routes, never addresses or people. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'counter_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Serves `/metrics` for Prometheus to those with access. */
export function serveMetrics(app: FastifyInstance, access: AccessConfig, registry: Registry): void {
  app.get('/metrics', async (request, reply) => {
    permitMetrics(access, request);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
