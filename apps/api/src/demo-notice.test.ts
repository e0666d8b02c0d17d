import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addStore } from './testing/stores/marketplace.ts';

let test: TestApp | undefined;
afterEach(async () => test?.close());

/** Returns the addresses whose page says that this is a demo, of one page of each kind. */
async function findNotices(shown: { readonly demo: boolean; readonly isPublicDemo: boolean }) {
  test = await createTestApp(shown);
  const { app } = test;
  const { storeUrl } = await addStore(test.platform.db);
  const addresses = ['/login', '/dashboard', '/no/such/page', `/s/${storeUrl}`, '/s/no-such-store'];
  const pages = await Promise.all(
    addresses.map(async (url) => app.inject({ url, headers: { accept: 'text/html' } })),
  );
  expect(pages.every(({ body }) => body.includes('<body>'))).toBe(true);
  return addresses.filter((_, index) => pages[index]?.body.includes('This is a demo'));
}

it('shows the notice on every page of a demo that others can reach', async () => {
  expect(await findNotices({ demo: true, isPublicDemo: true })).toHaveLength(5);
});

it('shows no notice in a demo on localhost', async () => {
  expect(await findNotices({ demo: true, isPublicDemo: false })).toEqual([]);
});

it("styles the notice with the page's CSP nonce", async () => {
  test = await createTestApp({ demo: true, isPublicDemo: true });
  const { body, headers } = await test.app.inject({ url: '/login' });
  const [, nonce = ''] = /<body><style nonce="([^"]+)">/.exec(body) ?? [];
  expect(nonce).not.toBe('');
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});
