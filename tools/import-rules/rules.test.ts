import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspectImports } from './inspect-imports.ts';
import { importRules } from './rules.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const ruleNames = [...new Set(importRules.map(({ name }) => name))];

/** One line per import of the fixture that is marked `// refused`, as `<rule>: <file>`. */
function expectedRefusals(rule: string): string[] {
  const root = join(fixtures, rule);
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const marks = readFileSync(join(root, file), 'utf8').matchAll(/\/\/ refused$/gm);
    return Array.from(marks, () => `${rule}: ${file}`);
  });
}

async function actualRefusals(rule: string): Promise<string[]> {
  const { violations } = await inspectImports(join(fixtures, rule));
  return violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
}

describe('import rules', () => {
  test('every rule has a bad example, and every bad example a rule', () => {
    expect(readdirSync(fixtures).toSorted()).toEqual(ruleNames.toSorted());
  });

  test.each(ruleNames)('%s rejects exactly what its example marks', async (rule) => {
    const expected = expectedRefusals(rule);
    expect(expected).not.toHaveLength(0);
    expect((await actualRefusals(rule)).toSorted()).toEqual(expected.toSorted());
  });
});
