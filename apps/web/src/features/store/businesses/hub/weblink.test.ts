import { describe, expect, it } from 'vitest';
import { weblinkOf } from '../../../../lib/weblink.ts';
import { buttonCode } from './weblink.ts';

describe('the button for other pages', () => {
  it('leads to the web store and cannot be broken by a name', () => {
    const weblink = weblinkOf('fern-field', 'https://counter.test');
    expect(weblink).toBe('https://counter.test/s/fern-field');
    const code = buttonCode(weblink, 'Fern & "Field" <b>');
    expect(code).toMatch(/^<a href="https:\/\/counter\.test\/s\/fern-field" style="[^"<>]+">/);
    expect(code).toContain('>Order from Fern &amp; &quot;Field&quot; &lt;b&gt;</a>');
  });
});
