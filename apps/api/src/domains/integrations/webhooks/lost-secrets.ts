import { letter } from '../../../platform/clients/mail/letter.ts';
import type { KeyLossHandler } from '../../../platform/db/keys/give-up.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import { findOperators } from '../../auth/index.ts';
import { findOwners } from '../../store/index.ts';
import { parked, setLanesDue } from './lanes.repository.ts';
import { createWebhookSecret, sealedWebhooks, sealSecret } from './webhook-secret.ts';
import { findWebhooksById, ownerOf, updateWebhook } from './webhooks.repository.ts';

/**
 * Handles webhook secrets that can't be decrypted. Replaces them and pauses the webhooks, because receivers can't
 * verify a new secret yet.
 */
export const lostSecrets: KeyLossHandler = {
  what: 'signing secrets of webhooks',
  consequence:
    'These webhooks get another secret and are paused. Their owners are mailed to rotate it, give it to the receiver and resume.',
  table: sealedWebhooks,
  columns: ['secret', 'previousSecret'],
  giveUp: async ({ tx, vault, at }, rows) => {
    for (const { id, storeId, name, url } of await findWebhooksById(tx, rows.map(Number))) {
      const owner = ownerOf(storeId);
      await updateWebhook(tx, owner, id, {
        secret: sealSecret(vault, id, 'secret', createWebhookSecret()),
        previousSecret: null,
        previousUntil: null,
        pausedAt: at,
        pauseReason: 'PERSON',
      });
      await setLanesDue(tx, id, parked);
      const readers = owner === null ? await findOperators(tx) : await findOwners(tx, [owner]);
      for (const reader of readers) {
        const mail = letter(reader, `The webhook ${name} is paused`, [
          `We lost the key that protected the secret of ${name} (${url}), so we paused it.`,
          'Rotate the secret, enter it at the receiver and resume the webhook. New events wait for up to 30 days.',
        ]);
        await queueMail(tx, at, mail);
      }
    }
  },
};
