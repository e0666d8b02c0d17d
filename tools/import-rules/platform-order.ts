/** The folders of the platform in order: one may import folders before it, never after it. */
const layers = [
  'kernel',
  'clients',
  'config',
  'db',
  'tenancy',
  'events',
  'jobs',
  'messages',
  'http',
] as const;

const platform = '^apps/api/src/platform/';

/** Paths that each layer may not import: the later layers, and the files above them all. */
export const platformOrder = layers.map((layer, place) => ({
  from: `${platform}${layer}/`,
  to: `${platform}(?!(${layers.slice(0, place + 1).join('|')})/)`,
}));

/** A platform folder which the list above does not name. */
export const unlistedLayer = `${platform}(?!(${layers.join('|')})/)[^/]+/`;
