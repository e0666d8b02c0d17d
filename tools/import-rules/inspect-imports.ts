import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { importRules } from './rules.ts';

const sourceFolders = ['packages', 'apps', 'e2e', 'bench', 'tools'];
const workspace = '((apps|packages)/[^/]+|e2e|bench|tools)';
const notSource = [`^${workspace}/(dist|[.]tsbuild)/`, '^tools/.+/fixtures/'];

/** The violations found in a tree, and the number of modules read. */
export type Inspection = { violations: IViolation[]; moduleCount: number };

/** Checks the imports of the repository at `root` (or a fixture with the same layout). */
export async function inspectImports(root: string): Promise<Inspection> {
  const { output } = await cruise(
    sourceFolders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...importRules] },
      parser: 'swc',
      doNotFollow: { path: '(^|/)node_modules/' },
      exclude: { path: notSource },
    },
    {
      alias: {
        '@counter/browser': join(root, 'packages/browser/src'),
        '@counter/contract': join(root, 'packages/contract/src'),
        '@counter/api': join(root, 'apps/api/src'),
      },
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
    },
  );
  return summarise(output);
}

function summarise(output: ICruiseResult | string): Inspection {
  if (typeof output === 'string') {
    throw new Error(`The import check got text instead of a result: ${output}`);
  }
  const own = output.modules.filter(({ source }) => new RegExp(`^${workspace}/`).test(source));
  return { violations: output.summary.violations, moduleCount: own.length };
}
