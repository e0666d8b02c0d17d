import { z } from 'zod/mini';

/** The store's API keys or webhooks changed, or a webhook was paused. */
export const integrationsChanged = z.object({ kind: z.literal('integrations.changed') });
