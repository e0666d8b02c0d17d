/** Features by level. A feature may import features of earlier levels, but none of its own or later levels. */
const featureLevels: readonly (readonly string[])[] = [
  ['home', 'proof', 'auth', 'profile', 'referral', 'search', 'views'],
  ['store'],
  ['settings', 'team', 'hours', 'bank', 'audit', 'notifications', 'integrations'],
  ['menu', 'promotions', 'people', 'customers'],
  ['deals', 'expenses', 'onboarding', 'marketing', 'feedback'],
  ['orders', 'sales', 'payments'],
  ['payouts', 'printing', 'adjustments', 'finance', 'reports', 'analytics'],
  ['operator'],
];

const folderOf = (names: readonly string[]): string =>
  `^apps/web/src/features/(${names.join('|')})/`;

/** Paths that features of each level may not import: all other features of the same or a later level. */
export const featureOrder = featureLevels.map((names, level) => ({
  from: folderOf(names),
  to: folderOf(featureLevels.slice(level).flat()),
}));

/** Matches a feature folder that the levels lack. */
export const unlistedFeature = `^apps/web/src/features/(?!(${featureLevels.flat().join('|')})/)`;
