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

/** Lists the folders whose tests have to notice a wrong change to a file. */
export function testFoldersOf(file: string): string[] {
  const domain = slice.exec(file)?.[1];
  if (!domain) return [sliceOf(file)];
  return [
    `packages/contract/src/${domain}/`,
    `apps/api/src/domains/${domain}/`,
    `apps/web/src/features/${domain}/`,
  ];
}

/** Names the folder of browser tests that have to notice a wrong change to a page, if it is one. */
export function browserFolderOf(file: string): string | undefined {
  if (file.startsWith('apps/storefront/')) return 'storefront/';
  const page = /^apps\/web\/src\/(?:features\/([^/]+)|[^/]+)\//.exec(file);
  return page ? `${page[1] ?? 'shell'}/` : undefined;
}
