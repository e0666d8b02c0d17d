import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { gracefulMs } from './graceful.ts';
import { VisitCounter } from './domains/storefront/index.ts';
import { systemClock } from './platform/kernel/clock.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { createLog } from './platform/config/log.ts';
import { openTraces } from './platform/clients/traces/open-traces.ts';
import { version } from './version.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { buildManagementApp } from './management.ts';
import { startServices, type PrepareDemo, type Services } from './services.ts';

type Options = {
  /** Loads the demo marketplace, if the program includes one. */
  readonly prepareDemo?: PrepareDemo;
};

/**
 * Runs Counter with the settings in the environment until it is told to stop. If the start fails, prints a message and
 * exits.
 */
export function runServer(environment: NodeJS.ProcessEnv, options: Options = {}): void {
  main(environment, options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

async function main(environment: NodeJS.ProcessEnv, { prepareDemo }: Options): Promise<void> {
  const config = readConfig(environment);
  const log = createLog(config);
  log.info({ version, node: process.versions.node }, 'starting');
  if (!config.outgoing) log.warn('OUTGOING is off: nothing is sent, pushed or charged');
  const uploadsRoot = path.join(config.dataDir, 'uploads');
  await mkdir(uploadsRoot, { recursive: true });
  let { port } = config;
  const traces = config.traces && (await openTraces(config.traces, version));
  const services = await startServices({
    traces,
    config,
    log,
    clock: systemClock,
    uploadsRoot,
    prepareDemo,
    publicUrl: () => config.publicUrl ?? `http://localhost:${port}`,
  });
  const registry = createMetrics();
  const app = await buildApp({
    platform: services.platform,
    hub: services.hub,
    figures: services.figures,
    registry,
    traces,
    visits: new VisitCounter(services.platform),
    log,
    webRoot: config.webRoot,
    storefrontRoot: config.storefrontRoot,
    trustProxy: config.trustProxy,
    callsPerMinute: config.callsPerMinute,
    access: config.access,
    isReady: services.isReady,
    isLeaving: services.isLeaving,
  });
  const management = await listenForManagement(config, log, registry, services);
  const url = await app.listen({ port: config.port, host: config.host });
  port = portOf(app.server.address()) ?? port;
  const { demo } = services.platform;
  process.send?.({ type: 'ready', url, demo, managementUrl: management?.url });

  onStop(async (reason, hurry) => {
    const graceMs = reason === 'SIGTERM' ? config.shutdownGraceMs : 0;
    log.info({ reason, graceMs }, 'shutting down');
    setTimeout(() => process.exit(1), graceMs + gracefulMs).unref();
    services.leave();
    await delay(graceMs, null, { signal: hurry }).catch(() => {});
    await app.close();
    await management?.close();
    await services.stop();
    await traces?.stop();
    process.exit(0);
  });
}

/** Starts the management listener for metrics, API docs and health checks, if a port is configured. */
async function listenForManagement(
  { access }: Config,
  log: FastifyBaseLogger,
  registry: ReturnType<typeof createMetrics>,
  { platform, isReady }: Services,
) {
  if (!access.management) return undefined;
  const app = await buildManagementApp({ platform, access, registry, log, isReady });
  const url = await app.listen(access.management);
  log.info({ url }, 'metrics, API docs and health have a port of their own');
  return { url, close: async () => app.close() };
}

type Stop = (reason: string, hurry: AbortSignal) => Promise<void>;

/**
 * Stops at the first signal. A second Ctrl-C cuts the shutdown short; a second SIGTERM doesn't, because some service
 * managers send it to every process of a service, and those pass it on to each other.
 */
function onStop(stop: Stop): void {
  const again = new AbortController();
  let stopping = false;
  const request = (reason: string): void => {
    if (stopping) return reason === 'SIGINT' ? again.abort() : undefined;
    stopping = true;
    stop(reason, again.signal).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
  };
  process.on('SIGTERM', () => request('SIGTERM'));
  process.on('SIGINT', () => request('SIGINT'));
  process.on('disconnect', () => request('the process that started Counter has ended'));
}

/** Returns the port in use. Port 0 means any free one. */
function portOf(address: string | AddressInfo | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
