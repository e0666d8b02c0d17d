/** Features by level: one may import a feature of an earlier level, never of its own or a later one. */
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

/** Paths that a feature of each level may not import: every other feature of its own or a later level. */
export const featureOrder = featureLevels.map((names, level) => ({
  from: folderOf(names),
  to: folderOf(featureLevels.slice(level).flat()),
}));

/** A feature folder that the levels don't list. */
export const unlistedFeature = `^apps/web/src/features/(?!(${featureLevels.flat().join('|')})/)`;
