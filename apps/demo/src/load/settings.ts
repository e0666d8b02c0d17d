import { palette } from '../pictures/palette.ts';
import type { DemoStore } from './stores.ts';

/** Returns a demo store's settings. Its web store has the color of its sign. */
export function settingsOf({ deliveryFees, sign }: DemoStore) {
  return {
    deliveryFees: JSON.stringify(deliveryFees),
    // Most demo stores never have an open screen.
    withoutScreen: 'OFF',
    brandColor: palette[sign.main],
  } as const;
}
