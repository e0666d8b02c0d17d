import type { Actions } from '../shared/audit-groups.ts';

/** Actions about keys, webhooks and calendar feeds, worded to follow a name. */
export const integrationActions = {
  'store_key.create': { group: 'settings', words: 'made the API key {it}' },
  'store_key.rotate': { group: 'settings', words: 'rotated the API key {it}' },
  'store_key.end': { group: 'settings', words: 'ended the API key {it}' },
  'calendar_feed.create': { group: 'settings', words: 'made the calendar feed {it}' },
  'calendar_feed.renew': {
    group: 'settings',
    words: 'gave the calendar feed {it} a new address',
  },
  'calendar_feed.end': { group: 'settings', words: 'ended the calendar feed {it}' },
  'store_webhook.create': { group: 'settings', words: 'added the webhook {it}' },
  'store_webhook.update': { group: 'settings', words: 'changed the webhook {it}' },
  'store_webhook.rotate': { group: 'settings', words: 'rotated the secret of the webhook {it}' },
  'store_webhook.pause': { group: 'settings', words: 'paused the webhook {it}' },
  'store_webhook.resume': { group: 'settings', words: 'resumed the webhook {it}' },
  'store_webhook.remove': { group: 'settings', words: 'removed the webhook {it}' },
  'store_webhook.replay': { group: 'settings', words: 'sent an event of the webhook {it} again' },
  'api_key.create': { group: 'marketplace', words: 'made the API key {it}' },
  'api_key.rotate': { group: 'marketplace', words: 'rotated the API key {it}' },
  'api_key.end': { group: 'marketplace', words: 'ended the API key {it}' },
  'webhook.create': { group: 'marketplace', words: 'added the webhook {it}' },
  'webhook.update': { group: 'marketplace', words: 'changed the webhook {it}' },
  'webhook.rotate': { group: 'marketplace', words: 'rotated the secret of the webhook {it}' },
  'webhook.pause': { group: 'marketplace', words: 'paused the webhook {it}' },
  'webhook.resume': { group: 'marketplace', words: 'resumed the webhook {it}' },
  'webhook.remove': { group: 'marketplace', words: 'removed the webhook {it}' },
  'webhook.replay': { group: 'marketplace', words: 'sent an event of the webhook {it} again' },
} as const satisfies Actions;
