import type { Outlived } from '../../platform/jobs/maintenance.ts';
import { pressLifetimeMs } from './press-token.ts';

/** Deletes presses whose tokens have expired. */
export const outlivedPresses: readonly Outlived[] = [
  { table: 'pushPresses', since: 'pressedAt', kept: pressLifetimeMs },
];
