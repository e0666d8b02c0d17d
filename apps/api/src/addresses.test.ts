import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { allEndpoints } from '@counter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addStore, type TestStore } from './testing/stores/marketplace.ts';
import { addMenu } from './testing/stores/menu.ts';

// Requests of monitors, crawlers, link checkers, password managers and previews, which ask for other things than browsers.

let test: TestApp;
let store: TestStore;

beforeAll(async () => {
  test = await createTestApp({
    access: {
      metrics: 'open',
      metricsToken: undefined,
      apiDocs: 'open',
      securityContact: 'mailto:security@counter.test',
    },
  });
  store = await addStore(test.platform.db);
});
afterAll(async () => test.close());

type Asked = { readonly method?: 'GET' | 'HEAD' | 'PUT' | 'OPTIONS' | 'DELETE' | 'POST' };

async function ask(
  url: string,
  { method = 'GET', ...headers }: Asked & Record<string, string> = {},
) {
  return test.app.inject({ url: url.replace('STORE', store.storeUrl), method, headers });
}

const pages = [
  '/',
  '/home',
  '/login',
  '/invitation/abc',
  '/dashboard',
  '/dashboard/orders/KM-4821',
];
const texts = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/.well-known/security.txt'];
// STORE stands for the address of a store that the test adds.
const others = ['/s/STORE', '/s/STORE/manifest.webmanifest', '/healthz'];
const readable = [...pages, ...texts, ...others];

describe.each(readable)('%s', (url) => {
  it.each([{}, { accept: '*/*' }, { accept: 'application/json' }, { accept: 'text/html' }])(
    'ignores the Accept header: %o',
    async (headers) => {
      const { statusCode, headers: told } = await ask(url, headers);
      expect(statusCode).toBe(200);
      expect(told['content-type']).toBe((await ask(url)).headers['content-type']);
    },
  );

  it('answers HEAD with the headers of GET and no body', async () => {
    const { statusCode, body, headers } = await ask(url, { method: 'HEAD' });
    expect(statusCode).toBe(200);
    expect(body).toBe('');
    expect(headers['content-type']).toBe((await ask(url)).headers['content-type']);
  });

  it('lists its methods for OPTIONS', async () => {
    const { statusCode, headers } = await ask(url, { method: 'OPTIONS' });
    expect(statusCode).toBe(204);
    expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
    const refused = await ask(url, { method: 'PUT' });
    expect(refused.statusCode).toBe(405);
    expect(refused.headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect(refused.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

describe.each([...pages.slice(0, 1), ...texts, '/api/v1/openapi.json'])('the text %s', (url) => {
  it("isn't sent again to clients that have it cached", async () => {
    const { etag } = (await ask(url)).headers;
    const again = await ask(url, { 'if-none-match': `"other", ${String(etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await ask(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });
});

it('compresses a long text with an encoding the client accepts', async () => {
  const url = '/api/v1/openapi.json';
  const { body, headers } = await ask(url);
  expect(headers['content-encoding']).toBeUndefined();
  const packed = async (encoding: string) => {
    const answer = await ask(url, { 'accept-encoding': encoding });
    expect(answer.headers['vary']).toContain('accept-encoding');
    return [answer.headers['content-encoding'], answer.rawPayload] as const;
  };
  const [brotli, byBrotli] = await packed('gzip, deflate, br');
  expect([brotli, brotliDecompressSync(byBrotli).toString()]).toEqual(['br', body]);
  const [gzip, byGzip] = await packed('gzip');
  expect([gzip, gunzipSync(byGzip).toString()]).toEqual(['gzip', body]);
});

it.each(readable.slice(1))('redirects to %s without the trailing slash', async (url) => {
  const { statusCode, headers } = await ask(`${url}/?ref=LEAH42`);
  expect(statusCode).toBe(301);
  const here = url.replace('STORE', store.storeUrl);
  expect(headers.location).toBe(`${here}?ref=LEAH42`);
});

describe('a file of the web application', () => {
  it('is kept for ever if its name changes with its content, and for five minutes if not', async () => {
    const [asset, icon] = [await ask('/assets/app.js'), await ask('/icon.svg')];
    expect([asset.statusCode, icon.statusCode]).toEqual([200, 200]);
    expect(asset.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(icon.headers['cache-control']).toBe('public, max-age=300');
  });

  it('is read only, whether it is there or not', async () => {
    for (const url of ['/assets/app.js', '/assets/gone.js']) {
      const { statusCode, headers } = await ask(url, { method: 'POST' });
      expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});

describe('an unknown address', () => {
  it.each([
    ['/wp-admin', 'index'],
    ['/404', 'index'],
    ['/dashboard/orders/KM-4821/more', 'portal'],
  ])('answers %s with the error page', async (url, title) => {
    const { statusCode, body, headers } = await ask(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<title>${title}</title>`);
  });

  it.each(['/api/v1/nothing', '/uploads/nothing.webp', '/assets/gone.js', '/sitemaps/2.xml'])(
    'answers %s with a problem in JSON',
    async (url) => {
      const { statusCode, headers } = await ask(url, { accept: 'text/html' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/problem+json');
    },
  );

  it('never redirects to another site', async () => {
    const { statusCode } = await ask('//evil.test/');
    expect(statusCode).toBe(404);
  });

  it('answers any method with 404', async () => {
    expect((await ask('/wp-admin', { method: 'PUT' })).statusCode).toBe(404);
  });
});

describe("the API's calls", () => {
  const addresses = Map.groupBy(allEndpoints, ({ endpoint }) =>
    endpoint.path.replaceAll(/\{\w+\}/g, '1'),
  );

  it('list their methods and refuse any other', async () => {
    const wrong: string[] = [];
    for (const [path, calls] of addresses) {
      const told = (await ask(`/api/v1${path}`, { method: 'OPTIONS' })).headers['allow'];
      const allowed = String(told).split(', ');
      if (!calls.every(({ endpoint }) => allowed.includes(endpoint.method)))
        wrong.push(`${path} says that it takes ${told}`);
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        if (allowed.includes(method)) continue;
        const { statusCode } = await ask(`/api/v1${path}`, { method });
        if (statusCode !== 405) wrong.push(`${method} ${path} is answered with ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(addresses.size).toBeGreaterThan(200);
  });
});

describe('well-known files', () => {
  it('let search engines index the stores but not the portal', async () => {
    const { body } = await ask('/robots.txt');
    expect(body).toContain('\nDisallow: /dashboard\n');
    expect(body).toContain('\nSitemap: https://counter.test/sitemap.xml\n');
    expect(body).not.toContain('/s/');
  });

  it('list only approved stores in the sitemap, with the categories customers see', async () => {
    await addStore(test.platform.db, { approved: false });
    const menu = await addMenu(test);
    const own = `https://counter.test/s/${menu.store.storeUrl}`;
    const soups = await menu.addCategory('Soups & Stews');
    const wines = await menu.addCategory("Côte d'Or");
    const stews = await menu.addCategory('Soups, stews');
    await menu.addCategory('Without products');
    await menu.add({ name: 'Lentil soup', categories: [soups, wines] });
    await menu.add({ name: 'Pinot noir', categories: [wines] });
    await menu.add({ name: 'Goulash', categories: [stews] });
    const index = (await ask('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>https:\/\/counter\.test([^<]+)<\/loc>/g)];
    const maps = await Promise.all(files.map(async ([, path = '']) => (await ask(path)).body));
    const addresses = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]);
    expect(addresses.map(([, address]) => address)).toEqual([
      'https://counter.test/home',
      'https://counter.test/faq',
      `https://counter.test/s/${store.storeUrl}`,
      own,
      `${own}/menu/soups-stews`,
      `${own}/menu/cote-d-or`,
    ]);
  });

  it('name the security contact, valid for six months at a time', async () => {
    const { body } = await ask('/.well-known/security.txt');
    expect(body).toContain('Contact: mailto:security@counter.test\n');
    const [, until = ''] = /Expires: (\S+)/.exec(body) ?? [];
    const days = (Date.parse(until) - test.platform.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });

  it('point password managers to the change-password form', async () => {
    const { statusCode, headers } = await ask('/.well-known/change-password');
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/dashboard\/settings\//);
  });
});

it('answers HTTP/1.0', async () => {
  const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write('GET /home HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<title>index<\/title>/);
});
