import { describe, expect, it } from 'vitest';
import { isPageView } from './page-view.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

function ask(headers: Record<string, string> = {}, method = 'GET'): boolean {
  return isPageView({ method, headers: { 'user-agent': phone, ...headers } });
}

describe('a page view', () => {
  it('is a page that somebody opens in a browser', () => {
    expect([ask(), ask({ 'sec-fetch-dest': 'document' })]).toEqual([true, true]);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    'node',
    '',
  ])("isn't %s", (userAgent) => {
    expect(ask({ 'user-agent': userAgent })).toBe(false);
  });

  it("isn't counted for prefetches, frames or HEAD requests", () => {
    expect(ask({ 'sec-purpose': 'prefetch;prerender' })).toBe(false);
    expect(ask({ purpose: 'prefetch' })).toBe(false);
    expect(ask({ 'sec-fetch-dest': 'empty' })).toBe(false);
    expect(ask({ 'sec-fetch-dest': 'iframe' })).toBe(false);
    expect(ask({}, 'HEAD')).toBe(false);
  });
});
