import { palette } from '../pictures/palette.ts';
import type { DemoStore } from './stores.ts';

/** Returns the settings of a store of the demo. Its own page has the color of its sign. */
export function settingsOf({ deliveryFees, sign }: DemoStore) {
  return {
    deliveryFees: JSON.stringify(deliveryFees),
    // Most of the demo's stores never have a screen open.
    withoutScreen: 'OFF',
    brandColor: palette[sign.main],
  } as const;
}
