/** Domains by level: one may import a domain of an earlier level, never of its own or a later one. */
export const domainLevels: readonly (readonly string[])[] = [
  ['home', 'files'],
  ['auth'],
  ['store'],
  ['settings', 'team', 'menu', 'promotions', 'people', 'customers', 'ledger', 'views'],
  ['deals', 'expenses', 'onboarding', 'consumers', 'referrals'],
  ['orders', 'sales'],
  ['payouts', 'payments', 'feedback'],
  ['adjustments'],
  [
    'storefront',
    'search',
    'integrations',
    'printing',
    'operator',
    'reports',
    'analytics',
    'marketing',
    'audit',
  ],
  ['notifications', 'erasure'],
];

const folderOf = (names: readonly string[]): string =>
  `^apps/api/src/domains/(${names.join('|')})/`;

/** Paths that a domain of each level may not import: every other domain of its own or a later level. */
export const domainOrder = domainLevels.map((names, level) => ({
  from: folderOf(names),
  to: folderOf(domainLevels.slice(level).flat()),
}));

/** A domain folder which the list above does not name. */
export const unlistedDomain = `^apps/api/src/domains/(?!(${domainLevels.flat().join('|')})/)`;
