import { forgotPassword } from '@counter/contract/auth';
import { uploadPicture } from '@counter/contract/files';
import { callApi } from '../support/api.ts';
import { metricsToken } from './fleet.ts';
import type { Shop } from './shops.ts';

/** A picture of eight by eight pixels. */
const content =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12PgL8vDihiGlgQApWE8wee1nEMAAAAASUVORK5CYII=';

/** Uploads a picture through the proxy. Returns the processes that do not serve it. */
export async function findMissingUploads(
  url: string,
  processes: readonly string[],
  { caller }: Shop,
): Promise<string[]> {
  const body = { filename: 'soak.png', contentType: 'image/png', content };
  const { files } = (await callApi(url, uploadPicture, { body }, caller)).data;
  const path = files[0]?.url ?? '';
  const sizes = await Promise.all(
    processes.map(async (one) => {
      const response = await fetch(`${one}${path}`);
      return response.ok ? (await response.arrayBuffer()).byteLength : 0;
    }),
  );
  return sizes.flatMap((size, at) =>
    size > 0 && size === sizes[0] ? [] : [`Process ${at + 1} does not serve an uploaded picture.`],
  );
}

/** Calls all processes at once from one address, more often than is allowed. Returns a fault unless they count together. */
export async function findBrokenLimit(processes: readonly string[]): Promise<string[]> {
  const limit = forgotPassword.rateLimit ?? 0;
  const callers = processes.flatMap((one) => Array.from({ length: limit }, () => one));
  const answers = await Promise.all(
    callers.map(async (one) => {
      const response = await fetch(`${one}/api/v1${forgotPassword.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.50' },
        body: JSON.stringify({ email: 'nobody@example.test' }),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const allowed = answers.filter((status) => status !== 429).length;
  if (allowed === limit) return [];
  return [`${allowed} calls were let in where ${limit} a minute are allowed for all processes.`];
}

/** Returns the number of streams that are open at each process. */
export async function countStreams(processes: readonly string[]): Promise<number[]> {
  return Promise.all(
    processes.map(async (one) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${one}/metrics`, { headers })).text();
      return Number(/^counter_stream_connections (\d+)$/m.exec(text)?.[1] ?? 0);
    }),
  );
}
