import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes.ts';
import { drawArchitecture, withDrawing } from './drawing.ts';

const drawing = drawArchitecture(root);

it('matches docs/architecture.md (if not, run npm run docs:architecture)', () => {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(document).toBe(withDrawing(document, drawing));
});

it('draws package imports, domain levels and platform layers', () => {
  expect(drawing).toContain('\n  demo --> api\n');
  expect(drawing).toContain('level0 --> level1');
  expect(drawing).toContain('http --> messages');
  expect(drawing).not.toContain('api --> demo');
});

it('replaces only the old drawing, and throws if the document has no place for it', () => {
  const document = 'Before\n<!-- drawing -->\nold\n<!-- /drawing -->\nAfter';
  expect(withDrawing(document, 'new')).toBe(
    'Before\n<!-- drawing -->\n\nnew\n\n<!-- /drawing -->\nAfter',
  );
  expect(() => withDrawing('Before\nAfter', 'new')).toThrow('Mark the drawing');
});
