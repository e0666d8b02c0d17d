import { dirname } from 'node:path';

const slice =
  /^(?:packages\/contract\/src|apps\/api\/src\/domains|apps\/web\/src\/features)\/([^/]+)\//;

/** Names the part of the code that a file belongs to: its domain, or its folder below `src`. */
export function sliceOf(file: string): string {
  const domain = slice.exec(file)?.[1];
  if (domain) return domain;
  const folder = /^(.*?\/src(?:\/[^/]+)?)\//.exec(file)?.[1];
  return folder ?? dirname(file);
}

const notRules =
  /\.(test|text|tables|d|gen|module)\.|\/(testing|demo|cases)\/|\/routeTree|\/-gallery\//;

/** Tells whether a file holds rules of the product: no tests and no tables of them, no texts, nothing generated or for developers alone. */
export function isRule(file: string): boolean {
  return !notRules.test(file);
}

/** Tells whether the linter lets a call run in a file without waiting for it. */
export function mayForgetCalls(file: string): boolean {
  return !/\.(service|repository)\.ts$/.test(file);
}

/** The web store is one domain: its pages share the folders. */
const webStore = 'apps/storefront/src/';

/** The client of the partner API: its tests call the server. */
const client = 'packages/client/src/';
const clientTests = 'apps/api/src/domains/integrations/';

/** The tests of who may call what, and when. */
const permissionTests = ['apps/api/src/permissions.test.ts', 'apps/api/src/waiting-store.test.ts'];

/** Lists the tests that have to notice a wrong change to a file: those of its domain that load it. */
export function testsOf(file: string): string[] {
  if (file.startsWith(webStore)) return [webStore];
  if (file.startsWith(client)) return [client, clientTests];
  const domain = slice.exec(file)?.[1];
  const folder = sliceOf(file);
  // What starts a program stands beside the folders of the whole program, which are not its domain.
  if (!domain) return [folder.endsWith('/src') ? `${folder}/*` : `${folder}/`];
  const folders = [
    `packages/contract/src/${domain}/`,
    `apps/api/src/domains/${domain}/`,
    `apps/web/src/features/${domain}/`,
  ];
  if (!file.startsWith('packages/')) return folders.filter((each) => file.startsWith(each));
  return file.endsWith('.endpoints.ts') ? [...folders, ...permissionTests] : folders;
}

/** Names the folder of browser tests that have to notice a wrong change to a page, if it is one. */
export function browserFolderOf(file: string): string | undefined {
  if (file.startsWith('apps/storefront/')) return 'storefront/';
  const page = /^apps\/web\/src\/(?:features\/([^/]+)|[^/]+)\//.exec(file);
  return page ? `${page[1] ?? 'shell'}/` : undefined;
}
