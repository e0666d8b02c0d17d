/** The actions of the marketplace's people and its server, in words that follow a name. */
export const marketplaceActions = {
  'lead.create': { group: 'marketplace', words: 'asked to become a partner' },
  'lead.update': { group: 'marketplace', words: 'changed a lead' },
  'lead.convert': { group: 'approval', words: 'came from a lead' },
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
  'message.mailAgain': { group: 'marketplace', words: 'had an address mailed again' },
  'message.read': { group: 'marketplace', words: 'read a message' },
  'encryption.giveUp': {
    group: 'marketplace',
    words: 'gave up what a lost encryption key had sealed',
  },
  'bank_file.open': { group: 'marketplace', words: 'downloaded a bank file' },
} as const;
