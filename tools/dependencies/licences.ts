import type { Package } from './lockfile.ts';

/** Licences that ask for a notice at most, and those of data and fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

type Exception = {
  readonly packages: RegExp;
  readonly license: string;
  readonly reason: string;
};

/** Licences that are fine for these packages alone, with the reason. */
export const licenceExceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips is loaded as a library of its own, unchanged, and can be replaced.',
  },
  {
    packages: /^(?:web-push|axe-core|lightningcss(?:-.+)?)$/,
    license: 'MPL-2.0',
    reason: 'Used unchanged: MPL asks for the source of changed files alone.',
  },
];

/** Licences of packages whose manifest does not say it in the usual field. */
const statedElsewhere: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** The licence of a package as an SPDX expression; undefined where nobody says one. */
export function licenceOf({ name, license }: Package): string | undefined {
  return license ?? statedElsewhere[name];
}

/** Returns true if a package's licence is allowed: all parts of one of its alternatives are. */
export function isAllowed(one: Package): boolean {
  const expression = licenceOf(one)?.replaceAll(/[()]/g, '');
  return (expression ?? '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((license) => isPartAllowed(one, license.trim())));
}

function isPartAllowed({ name }: Package, license: string): boolean {
  const isException = licenceExceptions.some(
    (exception) => exception.license === license && exception.packages.test(name),
  );
  return allowed.has(license) || isException;
}
