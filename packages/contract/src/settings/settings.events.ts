import { z } from 'zod/mini';

/** Some of the store's settings changed. */
export const settingsChanged = z.object({ kind: z.literal('settings.changed') });
