import { allows, type Permission, type Role } from '@counter/contract/shared';
import { text } from './app-manifest.text.ts';

type Shortcut = { readonly name: string; readonly url: string };

/** Systems show only the first four shortcuts. */
const maxShortcuts = 4;

const shortcuts: readonly (readonly [Permission, Shortcut])[] = [
  ['orders:read', { name: text.orders, url: '/dashboard/orders' }],
  ['menu:availability', { name: text.menu, url: '/dashboard/products' }],
  ['payouts:read', { name: text.payouts, url: '/dashboard/reports/payouts' }],
  ['reports:read', { name: text.reports, url: '/dashboard/reports' }],
  ['analytics:read', { name: text.analytics, url: '/dashboard/analytics' }],
];

/** Returns the shortcuts that the app's icon offers to a role. */
export function shortcutsOf(role: Role): readonly Shortcut[] {
  return shortcuts
    .filter(([permission]) => allows(role, permission))
    .map(([, shortcut]) => shortcut)
    .slice(0, maxShortcuts);
}

/** Returns the file name of a role's manifest. Everyone with the role shares the file. */
export function fileOfManifest(role: Role): string {
  return `manifest-${role}.webmanifest`;
}

/** Points the page at a role's manifest, or at the default one for undefined. The browser reads it again later. */
export function showManifest(role: Role | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/${role ? fileOfManifest(role) : 'manifest.webmanifest'}`;
}
