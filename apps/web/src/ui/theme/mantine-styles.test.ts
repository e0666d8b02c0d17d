import { existsSync, readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const sheets = new URL('./styles/', import.meta.resolve('@mantine/core/styles.layer.css'));
const listed = readFileSync(new URL('mantine.css', import.meta.url), 'utf8');

/** The components that our code imports by name. */
function findImported(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: source })) {
    const text = readFileSync(source + file, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)) {
      for (const name of list.split(',')) names.add(name.trim());
    }
  }
  return names;
}

const styled = [...findImported()].filter((name) =>
  existsSync(new URL(`${name}.layer.css`, sheets)),
);

test('there are components to look for', () => expect(styled).toContain('Button'));

test.each(styled)('the styles of %s are listed', (name) => {
  expect(listed).toContain(`/${name}.layer.css`);
});
