import { roles } from '@counter/contract/shared';
import { expect, it } from 'vitest';
import { fileOfManifest, shortcutsOf } from './app-manifest.ts';

it.each([
  ['owner', ['Orders', 'Menu', 'Payouts', 'Reports']],
  ['manager', ['Orders', 'Menu', 'Reports', 'Analytics']],
  ['staff', ['Orders', 'Menu']],
  ['accountant', ['Payouts', 'Reports', 'Analytics']],
] as const)('the app icon offers the role %s only what it may see', (role, names) => {
  expect(shortcutsOf(role).map(({ name }) => name)).toEqual(names);
});

it('every shortcut leads into the dashboard', () => {
  const urls = roles.flatMap((role) => shortcutsOf(role).map(({ url }) => url));
  expect(urls.filter((url) => !url.startsWith('/dashboard/'))).toEqual([]);
});

it('every role has its own manifest', () => {
  expect(new Set(roles.map((role) => fileOfManifest(role))).size).toBe(roles.length);
});
