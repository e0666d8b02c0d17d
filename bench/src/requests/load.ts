import autocannon from 'autocannon';
import type { Server } from '../servers.ts';
import { median, percentile } from '../statistics.ts';

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A server's results under load. Times in milliseconds. */
export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The server's CPU time per call. */
  readonly cpuMs: number;
};

/**
 * Sends requests as fast as they are answered, on ten connections by default.
 * @throws Error if a call fails
 */
export async function load(
  { url, cpuMs }: Pick<Server, 'url' | 'cpuMs'>,
  seconds: number,
  nextCall: () => Call,
  connections = 10,
): Promise<Load> {
  const times: number[] = [];
  const before = await cpuMs();
  const result = await run(
    {
      url,
      connections,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, ...nextCall() }) }],
    },
    (time) => times.push(time),
  );
  if (result.errors + result.timeouts + result.non2xx > 0) {
    const { path } = nextCall();
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${path}: ${result.errors} calls failed; answers by status: ${statuses}`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p95: percentile(times, 0.95),
    p99: result.latency.p99,
    cpuMs: ((await cpuMs()) - before) / result['2xx'],
  };
}

async function run(
  options: autocannon.Options,
  onAnswer: (time: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) => {
      if (error) reject(new Error(`${options.url} could not be asked.`, { cause: error }));
      else resolve(result);
    });
    running.on('response', (_client, _status, _bytes, time) => onAnswer(time));
  });
}

/** Returns the median of several rounds for each figure. */
export function medianLoad(loads: readonly Load[]): Load {
  const medianOf = (figure: keyof Load): number => median(loads.map((one) => one[figure]));
  return {
    perSecond: medianOf('perSecond'),
    p50: medianOf('p50'),
    p95: medianOf('p95'),
    p99: medianOf('p99'),
    cpuMs: medianOf('cpuMs'),
  };
}
