import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { drawHtml } from './draw-html.ts';
import { button, quote, type MailContent, type MailPart } from './mail-content.ts';
import { writeText } from './write-text.ts';

const sender = { name: 'Cedar & Co', logoUrl: 'https://cedar.example/logo.png', color: '#7c2d12' };

const mailOf = (parts: readonly MailPart[], change: Partial<MailContent> = {}) => ({
  subject: 'Your order',
  content: { sender, title: null, greeting: 'Hello Ada,', parts, reason: null, ...change },
});

const pageOf = (mail: Parameters<typeof drawHtml>[0]): Document =>
  new JSDOM(drawHtml(mail)).window.document;

/** Words without the spaces around and between them, which a page and a text set as they like. */
const wordsOf = (text: string): string => text.replaceAll(/\s+/g, '');

const words = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((text) =>
  // A page has no place for characters that control a terminal.
  text.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}]/gu, ''),
);
const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => `$ ${(cents / 100).toFixed(2)}`);

const part: fc.Arbitrary<MailPart> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: words }),
  words.map(quote),
  fc
    .tuple(words, fc.webUrl({ withQueryParameters: true }))
    .map(([label, url]) => button(label, url)),
  fc.record({ kind: fc.constant('link' as const), label: words, url: fc.webUrl() }),
  fc.record({ kind: fc.constant('code' as const), code: words }),
  fc.record({
    kind: fc.constant('facts' as const),
    facts: fc.array(fc.tuple(words, words, words), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    title: words,
    lines: fc.array(words, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('items' as const),
    items: fc.array(
      fc.record({ name: words, details: fc.array(words, { maxLength: 2 }), amount }),
      { maxLength: 3 },
    ),
    sums: fc.array(fc.record({ label: words, amount, strong: fc.boolean() }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('bars' as const),
    title: words,
    bars: fc.array(
      fc.record({ label: words, percent: fc.integer({ min: 0, max: 100 }), value: words }),
      { maxLength: 3 },
    ),
  }),
);

/** Everything that a part says; a link's address is not among its words. */
function saidBy(said: MailPart): readonly string[] {
  switch (said.kind) {
    case 'text':
    case 'quote':
      return [said.text];
    case 'button':
    case 'link':
      return [said.label];
    case 'code':
      return [said.code];
    case 'facts':
      return said.facts.flat();
    case 'list':
      return [said.title, ...said.lines];
    case 'items':
      return [
        ...said.items.flatMap(({ name, details, amount: sum }) => [name, ...details, sum]),
        ...said.sums.flatMap(({ label, amount: sum }) => [label, sum]),
      ];
    case 'bars':
      return [said.title, ...said.bars.flatMap(({ label, value }) => [label, value])];
  }
}

describe('the HTML of a mail', () => {
  it('contains the text of all parts, escaped', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = wordsOf(pageOf(mailOf(parts)).body.textContent);
        for (const said of parts.flatMap(saidBy)) expect(text).toContain(wordsOf(said));
      }),
      { numRuns: 40 },
    );
  });

  it("has the text's links and loads nothing but the logo", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const mail = { ...mailOf(parts), unsubscribeUrl: 'https://counter.test/unsubscribe/1' };
        const page = pageOf(mail);
        const lines = writeText(mail).split('\n');
        const links = [...page.querySelectorAll('a')].map(
          (link) => link.getAttribute('href') ?? '',
        );
        expect(links).toContain(mail.unsubscribeUrl);
        for (const link of links) expect(lines).toContain(link);
        const loaded = [...page.querySelectorAll('[src], link, script, iframe')];
        expect(loaded.map((element) => element.getAttribute('src'))).toEqual([sender.logoUrl]);
      }),
      { numRuns: 40 },
    );
  });

  it('stays below 100 KB with a hundred items', () => {
    const items = Array.from({ length: 100 }, (_item, at) => ({
      name: `${at} × Margherita`,
      details: ['Extra cheese', 'No onions, please'],
      amount: '$ 12.00',
    }));
    const page = drawHtml(
      mailOf([
        { kind: 'items', items, sums: [{ label: 'Total', amount: '$ 1,200.00', strong: true }] },
      ]),
    );
    expect(Buffer.byteLength(page)).toBeLessThan(100_000);
  });

  it("shows the sender's logo and name, or only the name without a logo", () => {
    const shown = pageOf(mailOf([])).body;
    expect(shown.querySelector('img')?.getAttribute('alt')).toBe('');
    const plain = pageOf(mailOf([], { sender: { ...sender, logoUrl: null } })).body;
    expect(plain.querySelector('img')).toBeNull();
    expect(plain.textContent).toContain('Cedar & Co');
  });
});

describe('the plain text of a mail', () => {
  it('labels a link unless the sentence before introduces it', () => {
    const link = button('Choose a password', 'https://counter.test/x');
    const announced = { kind: 'text', text: 'Choose one here:' } as const;
    expect(writeText(mailOf([announced, link]))).toContain(
      'Choose one here:\n\nhttps://counter.test/x\n',
    );
    expect(writeText(mailOf([link]))).toContain('Choose a password:\n\nhttps://counter.test/x\n');
  });

  it('aligns amounts in a column', () => {
    const items = [
      { name: '2 × Tea', details: ['Lemon'], amount: '$ 6.00' },
      { name: '1 × Walnut cake', details: [], amount: '$ 5.50' },
    ];
    const text = writeText(
      mailOf([
        { kind: 'items', items, sums: [{ label: 'Total', amount: '$ 11.50', strong: true }] },
      ]),
    );
    expect(text).toContain(
      [
        '2 × Tea          $ 6.00',
        '  Lemon',
        '1 × Walnut cake  $ 5.50',
        'Total            $ 11.50',
      ].join('\n'),
    );
  });
});
