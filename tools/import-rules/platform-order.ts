/** The folders of the platform in order: one may import folders before it, never after it. */
export const platformLayers = [
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
export const platformOrder = platformLayers.map((layer, place) => ({
  from: `${platform}${layer}/`,
  to: `${platform}(?!(${platformLayers.slice(0, place + 1).join('|')})/)`,
}));

/** A platform folder which the list above does not name. */
export const unlistedLayer = `${platform}(?!(${platformLayers.join('|')})/)[^/]+/`;
