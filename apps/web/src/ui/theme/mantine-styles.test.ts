import { existsSync, readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const sheets = new URL('./styles/', import.meta.resolve('@mantine/core/styles.layer.css'));
const ownSheet = /theme\/(mantine-\w+\.css)'/g;
const layer = /core\/styles\/(\w+)\.layer\.css/g;

/** The components whose styles a sheet of this folder takes from Mantine, such as `Button`. */
function listStyles(sheet: string): string[] {
  const text = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  return [...text.matchAll(layer)].map(([, name = '']) => name);
}

/** The Mantine components that each file imports by name, and the styles it brings for them. */
const files = globSync('**/*.tsx', { cwd: source }).map((file) => {
  const text = readFileSync(source + file, 'utf8');
  const imports = [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)];
  return {
    file,
    components: imports.flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
    brought: [...text.matchAll(ownSheet)].flatMap(([, sheet = '']) => listStyles(sheet)),
  };
});

const shared = listStyles('mantine.css');
const styled = files.flatMap(({ file, components, brought }) =>
  components
    .filter((name) => existsSync(new URL(`${name}.layer.css`, sheets)))
    .map((name) => ({ file, name, brought })),
);

test('finds components whose styles to check', () =>
  expect(styled.map(({ name }) => name)).toContain('Button'));

test('every file imports the styles of the components it shows', () => {
  const bare = styled.filter(({ name, brought }) => ![...shared, ...brought].includes(name));
  expect(bare.map(({ file, name }) => `${file} shows ${name} without its styles`)).toEqual([]);
});

/** Parts that Mantine builds the imported components of. */
const parts =
  'baseline global CloseButton InlineInput Input Loader ModalBase Notification Overlay Paper ScrollArea'.split(
    ' ',
  );

test('the shared styles contain none that no screen needs', () => {
  const used = new Set([...parts, ...styled.map(({ name }) => name)]);
  expect(shared.filter((name) => !used.has(name))).toEqual([]);
});
