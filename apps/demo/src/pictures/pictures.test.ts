import { describe, expect, it } from 'vitest';
import { grocer } from '../catalogue/grocer.ts';
import { kitchen } from '../catalogue/kitchen.ts';
import { drawPicture } from './picture.ts';
import { drawStoreSign } from './store-sign.ts';

const element = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/y;

/** The names of all elements; throws where the text is not well-formed. */
function parseElements(svg: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < svg.length;) {
    element.lastIndex = at;
    const match = element.exec(svg);
    if (match === null) {
      const text = /[^<>&]|&(?:amp|lt|gt);/y;
      text.lastIndex = at;
      const character = open.at(-1) === 'text' ? text.exec(svg) : null;
      if (character === null)
        throw new Error(`Not well-formed at ${at}: ${svg.slice(at, at + 40)}`);
      at += character[0].length;
      continue;
    }
    const [whole, closing, name = '', attributes = '', empty] = match;
    if (closing === '/' && open.pop() !== name) throw new Error(`Closed too early: ${name}`);
    if (closing === '' && empty === '') open.push(name);
    const keys = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) throw new Error(`Attribute twice: ${whole}`);
    names.push(name);
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(', ')}`);
  return names;
}

const products = [...kitchen.products, ...grocer.products];
const drawings = [
  ...products.map(({ name, picture }) => ({ name, svg: drawPicture(picture) })),
  { name: 'sign', svg: drawStoreSign('Fern & Field Grocer', { main: 'fern', accent: 'cream' }) },
];

describe('pictures', () => {
  it.each(drawings)('$name is well-formed and uses only basic shapes', ({ svg }) => {
    const plain = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'text'];
    expect(plain).toEqual(expect.arrayContaining([...new Set(parseElements(svg))]));
    expect(svg).not.toMatch(/href|url\(|style=|undefined|NaN/);
  });

  it('stay under 3 KB each', () => {
    const heavy = drawings.filter(({ svg }) => Buffer.byteLength(svg) >= 3000);
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  it('escape the name on a sign', () => {
    const sign = drawStoreSign('Salt & <Fire>', { main: 'cedar', accent: 'butter' });
    expect(sign).toContain('&amp;');
    expect(sign).toContain('&lt;Fire&gt;');
  });
});
