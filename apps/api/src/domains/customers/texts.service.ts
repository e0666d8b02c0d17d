import type { Consumer } from '@counter/contract/consumers';
import { consentWords } from '@counter/contract/customers';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { findStoppedPhones } from '../../platform/messages/sms/stops.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { recordConsent } from './consents.service.ts';
import { findConsentsOfPhone } from './recipients.repository.ts';

/** Returns the stores that may send text messages to a phone number (E.164), for its owner. */
export async function findTexts(
  db: Db | Tx,
  vault: Vault,
  phone: string,
): Promise<NonNullable<Consumer['texts']>> {
  const stopped = await findStoppedPhones(db, vault, [phone]);
  const rows = await findConsentsOfPhone(db, phone);
  return {
    stopped: stopped.has(phone),
    stores: rows.map(({ since, ...store }) => ({ ...store, since: since.toISOString() })),
  };
}

/**
 * Records that the owner of a verified phone number agreed to text messages on the store's page, with the words they
 * read. Ignores outdated words, such as those with the store's former name, and numbers that replied STOP.
 */
export async function agreeOnWebStore(
  work: Work,
  vault: Vault,
  { phone, words }: { readonly phone: string; readonly words: string },
): Promise<void> {
  if (words !== consentWords(work.scope.storeName)) return;
  const stopped = await findStoppedPhones(work.tx, vault, [phone]);
  if (!stopped.has(phone)) await recordConsent(work, [phone], { how: 'WEB_STORE', note: words });
}
