import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspectImports } from './inspect-imports.ts';

const root = resolve(import.meta.dirname, '../..');
const { violations, moduleCount } = await inspectImports(root);

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
if (moduleCount < sources.length) {
  console.error(
    `The import check read ${moduleCount} modules of at least ${sources.length}: its parser did not work, so its silence means nothing. Is @swc/core installed?`,
  );
  process.exit(1);
}

for (const { rule, from, to } of violations) {
  console.error(`${rule.name}: ${from} → ${to}`);
}
console.log(`${moduleCount} modules read, ${violations.length} imports refused`);
process.exitCode = violations.length > 0 ? 1 : 0;
