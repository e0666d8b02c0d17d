/** Domains by level. A domain may import domains of earlier levels, but none of its own or later levels. */
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

/** Paths that domains of each level may not import: all other domains of the same or a later level. */
export const domainOrder = domainLevels.map((names, level) => ({
  from: folderOf(names),
  to: folderOf(domainLevels.slice(level).flat()),
}));

/** Matches a domain folder that the list above lacks. */
export const unlistedDomain = `^apps/api/src/domains/(?!(${domainLevels.flat().join('|')})/)`;
