import { dirname } from 'node:path';

const slice =
  /^(?:packages\/contract\/src|apps\/api\/src\/domains|apps\/web\/src\/features)\/([^/]+)\//;

/** Returns the part of the code that a file belongs to: its domain, or its folder below `src`. */
export function sliceOf(file: string): string {
  const domain = slice.exec(file)?.[1];
  if (domain) return domain;
  const folder = /^(.*?\/src(?:\/[^/]+)?)\//.exec(file)?.[1];
  return folder ?? dirname(file);
}

const notRules =
  /\.(test|text|tables|d|gen|module)\.|\/(testing|demo|cases)\/|\/routeTree|\/-gallery\//;

/**
 * Returns true for a file with product rules: no tests or test tables, no texts, no generated or development-only code.
 */
export function isRule(file: string): boolean {
  return !notRules.test(file);
}

/** Returns true if the linter allows unawaited calls in a file. */
export function mayForgetCalls(file: string): boolean {
  return !/\.(service|repository)\.ts$/.test(file);
}

/** The web store counts as one domain, because its pages share the folders. */
const webStore = 'apps/storefront/src/';

/** The client of the partner API. Its tests call the server. */
const client = 'packages/client/src/';
const clientTests = 'apps/api/src/domains/integrations/';

/** The tests of permissions. */
const permissionTests = ['apps/api/src/permissions.test.ts', 'apps/api/src/waiting-store.test.ts'];

/** Lists the tests that should detect a mutant in a file: those of its domain that load it. */
export function testsOf(file: string): string[] {
  if (file.startsWith(webStore)) return [webStore];
  if (file.startsWith(client)) return [client, clientTests];
  const domain = slice.exec(file)?.[1];
  const folder = sliceOf(file);
  // Files that start a program are next to the folders of the whole program, which aren't their domain.
  if (!domain) return [folder.endsWith('/src') ? `${folder}/*` : `${folder}/`];
  const folders = [
    `packages/contract/src/${domain}/`,
    `apps/api/src/domains/${domain}/`,
    `apps/web/src/features/${domain}/`,
  ];
  if (!file.startsWith('packages/')) return folders.filter((each) => file.startsWith(each));
  return file.endsWith('.endpoints.ts') ? [...folders, ...permissionTests] : folders;
}

/** Returns the folder of browser tests that should detect a mutant in a page; undefined for other files. */
export function browserFolderOf(file: string): string | undefined {
  if (file.startsWith('apps/storefront/')) return 'storefront/';
  const page = /^apps\/web\/src\/(?:features\/([^/]+)|[^/]+)\//.exec(file);
  return page ? `${page[1] ?? 'shell'}/` : undefined;
}
