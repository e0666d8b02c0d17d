import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLoadingPage, type LoadingPage } from './loading-page.ts';

const host = '127.0.0.1';
let port: number;
let page: LoadingPage;

beforeEach(async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  page = await openLoadingPage({ host, port });
});

afterEach(async () => page.close());

const url = (path: string) => `http://${host}:${port}${path}`;

async function readProgress(): Promise<unknown> {
  const response = await fetch(url('/'), { headers: { accept: 'application/json' } });
  expect(response.status).toBe(503);
  return response.json();
}

describe('the page of a demo that is being loaded', () => {
  it('is served at every path with status 503 and is never cached', async () => {
    for (const path of ['/', '/dashboard/orders', '/healthz']) {
      const response = await fetch(url(path));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('<h1>Loading the demo marketplace</h1>');
    }
  });

  it('shows the lines so far and the loaded share', async () => {
    expect(await readProgress()).toEqual({ done: 0, lines: [] });
    page.show('Court Street', 0);
    page.show('Riverside', 0.75);
    expect(await readProgress()).toEqual({ done: 0.75, lines: ['Court Street', 'Riverside'] });
  });

  it('releases its port at once, even with open connections', async () => {
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      get(url('/'), { agent }, (response) => response.resume().on('end', resolve));
    });
    await page.close();
    page = await openLoadingPage({ host, port });
    expect(await readProgress()).toEqual({ done: 0, lines: [] });
    agent.destroy();
  });

  it("can't be opened if another program uses the port", async () => {
    await expect(openLoadingPage({ host, port })).rejects.toThrow('EADDRINUSE');
  });
});
