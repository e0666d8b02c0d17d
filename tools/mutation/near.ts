import { basename, dirname } from 'node:path';

/**
 * Groups tests by how near they are to a changed file: those named after it, the others of its folder, the
 * rest. Without the groups that are empty.
 */
export function nearestFirst(file: string, tests: readonly string[]): string[][] {
  const groups = Map.groupBy(tests, (test) => distanceOf(file, test));
  return [0, 1, 2].flatMap((distance) => {
    const group = groups.get(distance);
    return group ? [group] : [];
  });
}

function distanceOf(file: string, test: string): number {
  if (dirname(file) !== dirname(test)) return 2;
  return basename(test).startsWith(nameOf(file)) ? 0 : 1;
}

function nameOf(file: string): string {
  return basename(file).replace(/\..*$/, '');
}
