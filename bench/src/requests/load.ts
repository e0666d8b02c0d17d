import autocannon from 'autocannon';

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What a server did under load; times in milliseconds. */
export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

const connections = 10;

/** Asks as fast as answers come, on ten connections. @throws Error when a call is not answered well. */
export async function load(url: string, seconds: number, nextCall: () => Call): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...nextCall() }) }],
  });
  if (result.errors + result.timeouts + result.non2xx > 0) {
    const { path } = nextCall();
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${path}: ${result.errors} calls failed; answers by status: ${statuses}`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
