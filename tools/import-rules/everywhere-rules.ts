import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** An import rule: its name, what to do instead, and the imports it forbids. */
export type ImportRule = IRegularForbiddenRuleType & { name: string; comment: string };

export const test = String.raw`[.](test|spec)[.]tsx?$`;
const testing = '^(apps|packages)/[^/]+/src/testing/';
const testConfiguration = '^(apps|packages)/[^/]+/vitest[.]';

/** The rules for all packages. */
export const everywhereRules: ImportRule[] = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one, or need a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tests-are-leaves',
    comment:
      'Nothing imports a test file, and only tests and their configuration import the test helpers.',
    from: { pathNot: [test, testing, testConfiguration] },
    to: { path: [test, testing] },
  },
  {
    name: 'declared-dependencies',
    comment: "Product code imports what its own package.json lists under 'dependencies'.",
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [test, testing] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'resolvable',
    comment: 'An import that cannot be resolved would escape every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
];
