import type { Package } from './lockfile.ts';

/** Licenses that require a notice at most, including those for data and fonts. */
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

/** Licenses that are accepted for certain packages only, with the reason. */
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

/** Licenses of packages whose manifest lacks the usual field. */
const statedElsewhere: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Returns a package's license as an SPDX expression; undefined if it is unknown. */
export function licenceOf({ name, license }: Package): string | undefined {
  return license ?? statedElsewhere[name];
}

/** Returns true if a package's license is allowed: all parts of at least one alternative are. */
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
