import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { mailPages } from './mail-samples.ts';

describe.each(mailPages)('the mail %s', (_name, html) => {
  const { document } = new JSDOM(html).window;

  it('can be sent and read in any mail program', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).not.toBe('');
  });

  it('has no empty placeholders or broken links', () => {
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    for (const link of document.links) expect(link.href).toMatch(/^https:\/\/\S+$/);
  });
});
