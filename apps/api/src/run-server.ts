import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './app.ts';
import { VisitCounter } from './domains/storefront/index.ts';
import { systemClock } from './platform/kernel/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/config/log.ts';
import { startServices, type PrepareDemo } from './services.ts';

const gracefulMs = 12_000;

type Options = {
  /** Loads the demo marketplace, if this program brings one. */
  readonly prepareDemo?: PrepareDemo;
};

/**
 * Runs Counter with the settings of an environment until it is told to stop. A start that fails ends the
 * process with a sentence.
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
  const uploadsRoot = path.join(config.dataDir, 'uploads');
  await mkdir(uploadsRoot, { recursive: true });
  let { port } = config;
  const services = await startServices({
    config,
    log,
    clock: systemClock,
    uploadsRoot,
    prepareDemo,
    publicUrl: () => config.publicUrl ?? `http://localhost:${port}`,
  });
  const app = await buildApp({
    platform: services.platform,
    hub: services.hub,
    visits: new VisitCounter(services.platform),
    log,
    webRoot: config.webRoot,
    storefrontRoot: config.storefrontRoot,
    trustProxy: config.trustProxy,
    callsPerMinute: config.callsPerMinute,
    access: config.access,
    isReady: services.isReady,
  });
  const url = await app.listen({ port: config.port, host: config.host });
  port = portOf(app.server.address()) ?? port;
  process.send?.({ type: 'ready', url, demo: services.platform.demo });

  let closing = false;
  const close = async (reason: string): Promise<void> => {
    if (closing) return;
    closing = true;
    log.info({ reason }, 'shutting down');
    setTimeout(() => process.exit(1), gracefulMs).unref();
    await services.stopStreams();
    await app.close();
    await services.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close('SIGTERM'));
  process.on('SIGINT', () => void close('SIGINT'));
  process.on('disconnect', () => void close('the process that started Counter has ended'));
}

/** The port that was really taken: port 0 asks for any. */
function portOf(address: string | AddressInfo | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
