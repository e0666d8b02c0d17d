import { basename, dirname } from 'node:path';

/**
 * Groups tests by distance to a changed file: those named after it, the others in its folder, those named after it
 * elsewhere, the rest. Leaves out empty groups.
 */
export function nearestFirst(file: string, tests: readonly string[]): string[][] {
  const groups = Map.groupBy(tests, (test) => distanceOf(file, test));
  return [0, 1, 2, 3].flatMap((distance) => {
    const group = groups.get(distance);
    return group ? [group] : [];
  });
}

/** Returns true if a test file is requested: by file, by folder, or by `folder/*` without subfolders. */
export function isAsked(test: string, asked: readonly string[]): boolean {
  return asked.some((each) =>
    each.endsWith('/*') ? `${dirname(test)}/*` === each : test.startsWith(each),
  );
}

function distanceOf(file: string, test: string): number {
  const isNamedAfter = basename(test).startsWith(nameOf(file));
  if (dirname(file) === dirname(test)) return isNamedAfter ? 0 : 1;
  return isNamedAfter ? 2 : 3;
}

function nameOf(file: string): string {
  return basename(file).replace(/\..*$/, '');
}
