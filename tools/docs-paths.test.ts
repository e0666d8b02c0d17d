import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

const documents = globSync('{*.md,docs/**/*.md}', { cwd: root });

/** Paths of the repository between backticks, without placeholders such as NNNN or <domain>. */
const paths = /`((?:apps|packages|tools|e2e|bench|docs)\/[\w./-]+)`/g;

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = Array.from(text.matchAll(paths), ([, path = '']) => path);
  const missing = named.filter((path) => !path.includes('NNNN') && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
