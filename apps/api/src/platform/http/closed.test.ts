import { request, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addApiKey, addUser } from '../../testing/stores/marketplace.ts';

const token = 'a-token-of-the-monitoring';
const closed = { metrics: 'off', metricsToken: undefined, apiDocs: 'closed' } as const;
let test: TestApp;

afterEach(async () => test.close());

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function status(url: string, headers: Record<string, string> = {}, remoteAddress?: string) {
  return (await test.app.inject({ url, headers, ...(remoteAddress ? { remoteAddress } : {}) }))
    .statusCode;
}

describe('the metrics', () => {
  it("return 404 when they're off", async () => {
    test = await createTestApp({ access: closed });
    expect(await status('/metrics')).toBe(404);
    expect(await status('/metrics', bearer(token))).toBe(404);
  });

  it('require the token when one is set', async () => {
    test = await createTestApp({ access: { ...closed, metricsToken: token } });
    expect(await status('/metrics')).toBe(401);
    expect(await status('/metrics', bearer(`${token}x`))).toBe(401);
    expect(await status('/metrics', bearer(token))).toBe(200);
  });

  it('in local mode are readable only from this machine and not through a proxy', async () => {
    test = await createTestApp({ access: { ...closed, metrics: 'local' } });
    expect(await status('/metrics')).toBe(200);
    expect(await status('/metrics', {}, '::1')).toBe(200);
    expect(await status('/metrics', {}, '203.0.113.7')).toBe(404);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect(await status('/metrics', { [header]: '127.0.0.1' })).toBe(404);
    }
  });
});

describe('the API description', () => {
  it('when closed, is readable only with an API key', async () => {
    test = await createTestApp({ access: closed });
    const url = '/api/v1/openapi.json';
    const operator = await addUser(test.platform.db, { operator: true });
    expect(await status(url)).toBe(401);
    expect(await status(url, bearer(operator.token))).toBe(401);
    expect(await status(url, bearer(await addApiKey(test.platform.db)))).toBe(200);
    expect(await status('/api/v1/docs')).toBe(404);
    expect(await status('/api/v1/docs/json', bearer(await addApiKey(test.platform.db)))).toBe(404);
  });
});

describe('security headers', () => {
  const paths = [
    '/healthz',
    '/login',
    '/api/v1/nothing',
    '/api/v1/openapi.json',
    '/uploads/x.webp',
  ];

  it.each([
    ['https://counter.example.com', 'max-age=63072000; includeSubDomains'],
    ['http://counter.example.com', undefined],
  ])(
    'require HTTPS on every answer only if the public URL uses it: %s',
    async (publicUrl, hsts) => {
      test = await createTestApp({ publicUrl });
      for (const url of paths) {
        const { headers } = await test.app.inject({ url, headers: { accept: 'text/html' } });
        expect(headers['strict-transport-security']).toBe(hsts);
      }
    },
  );

  it('are on every answer, including errors', async () => {
    test = await createTestApp();
    for (const url of paths) {
      const { headers } = await test.app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it("aren't echoed by TRACE, which is refused", async () => {
    test = await createTestApp();
    const address = await test.app.listen({ port: 0 });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${address}/healthz`, { method: 'TRACE' }, resolve).on('error', reject).end();
    });
    expect(answer.statusCode).toBe(405);
    answer.resume();
  });
});
