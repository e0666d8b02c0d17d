import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

const configSchema = z.looseObject({ ignorePatterns: z.array(z.string()) });
const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'counter-lint-'));
  await cp(fixtures, copy, { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, '.oxlintrc.json'), JSON.stringify(await configForCopy()));
});

afterAll(() => rm(copy, { recursive: true }));

/** The project's own configuration; only the copy of the examples is not left out. */
async function configForCopy(): Promise<object> {
  const text = await readFile(join(root, '.oxlintrc.json'), 'utf8');
  const { ignorePatterns, ...config } = configSchema.parse(JSON.parse(text));
  return {
    ...config,
    ignorePatterns: ignorePatterns.filter((pattern) => !pattern.includes('fixtures')),
    jsPlugins: [join(root, 'tools/lint/plugin.ts')],
  };
}

function lintCopy(): Promise<string> {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  return new Promise((done) => {
    execFile(oxlint, ['--type-aware', '--format', 'json'], { cwd: copy }, (_error, output) => {
      done(output);
    });
  });
}

async function actualRefusals(): Promise<string[]> {
  const { diagnostics } = reportSchema.parse(JSON.parse(await lintCopy()));
  return diagnostics.map(({ code, filename }) => `${filename} ${code.replace(/^.+\(|\)$/g, '')}`);
}

/** The rules that each bad example names in its comments `refused: <rule>, <rule>`. */
async function expectedRefusals(): Promise<string[]> {
  const refusals: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: fixtures })) {
    const text = await readFile(join(fixtures, file), 'utf8');
    for (const [, rules = ''] of text.matchAll(/refused: ([a-z0-9, -]+?)(?: \*|$)/gm)) {
      refusals.push(...rules.split(', ').map((rule) => `${file} ${rule}`));
    }
  }
  return refusals;
}

test('the linter rejects exactly what the bad examples mark', async () => {
  expect((await actualRefusals()).toSorted()).toEqual((await expectedRefusals()).toSorted());
}, 30_000);
