import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] as const;

/** Returns the path of the browser: `CHROMIUM_PATH`, or Debian's. Throws if there is none. */
export function findChromium(): string {
  const found = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new Error(
    'The bench needs Chromium. Install it (Debian, Ubuntu: apt-get install chromium), or name yours in CHROMIUM_PATH.',
  );
}
