/** The platform's folders in order. A folder may import earlier ones, but no later ones. */
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

/** Paths that each layer may not import: later layers, and the files above all layers. */
export const platformOrder = platformLayers.map((layer, place) => ({
  from: `${platform}${layer}/`,
  to: `${platform}(?!(${platformLayers.slice(0, place + 1).join('|')})/)`,
}));

/** Matches a platform folder that the list above lacks. */
export const unlistedLayer = `${platform}(?!(${platformLayers.join('|')})/)[^/]+/`;
