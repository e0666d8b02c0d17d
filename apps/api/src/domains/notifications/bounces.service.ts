import { inTransaction } from '../../platform/db/database.ts';
import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, quote } from '../../platform/clients/mail/mail-content.ts';
import type { DeliveryReport, Undelivered } from '../../platform/clients/mail/read-report.ts';
import {
  findRecipientOf,
  noteBounce,
  claimUnreportedBounces,
  type Bounce,
} from '../../platform/messages/mail/bounced-addresses.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwners, type OwnerRow } from '../store/index.ts';
import { findStoresMailing, type BounceStore } from './bounces.repository.ts';

/** Stops mail to addresses that a mail provider couldn't reach. */
export async function takeBounces(
  { db, clock }: Platform,
  undelivered: readonly Undelivered[],
): Promise<void> {
  if (undelivered.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const bounce of undelivered) await noteBounce(tx, { ...bounce, at: clock.now() });
  });
}

/**
 * Stops mail to the addresses that a delivery report says bounced. Anyone can forge such a report, so it only counts
 * for the recipient of the mail it names.
 */
export async function takeReport(platform: Platform, report: DeliveryReport): Promise<void> {
  if (!report.mail) return;
  const recipient = (await findRecipientOf(platform.db, report.mail))?.toLowerCase();
  const about = report.undelivered.filter(({ address }) => address.toLowerCase() === recipient);
  await takeBounces(platform, about);
}

/** The maximum number of bounces reported per transaction. */
const bouncesAtOnce = 100;

/** Reports each new bounce to the owners of the stores that mail the address. */
export async function notifyOfBounces(platform: Platform, atOnce = bouncesAtOnce): Promise<void> {
  for (let claimed = atOnce; claimed === atOnce;) claimed = await notifyOfSome(platform, atOnce);
}

async function notifyOfSome({ db, clock, publicUrl }: Platform, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const bounces = await claimUnreportedBounces(tx, at, limit);
    const bounced = new Map(bounces.map((bounce) => [bounce.address, bounce]));
    const stores = await findStoresMailing(tx, [...bounced.keys()]);
    const owners = await findOwners(tx, [...new Set(stores.map(({ storeId }) => storeId))]);
    const ownersOf = Map.groupBy(owners, ({ storeId }) => storeId);
    for (const store of stores) {
      const bounce = bounced.get(store.address);
      for (const owner of ownersOf.get(store.storeId) ?? []) {
        if (!bounce || owner.email.toLowerCase() === bounce.address) continue;
        await queueMail(tx, at, bounceMail({ ...store, publicUrl: publicUrl() }, bounce, owner));
      }
    }
    return bounces.length;
  });
}

type About = Pick<BounceStore, 'storeName' | 'member'> & { readonly publicUrl: string };

/** Builds the mail to an owner that emails to an address bounce, and what to do. */
export function bounceMail(
  { storeName, member, publicUrl }: About,
  { address, reason }: Bounce,
  owner: OwnerRow,
): Mail {
  return letter(owner, `Emails to ${address} bounce`, [
    member === null
      ? `Emails about ${storeName} to ${address} bounce, so we stopped sending them. The mail server said:`
      : `Emails to ${member} of ${storeName} at ${address} bounce, so we stopped sending them. The mail server said:`,
    quote(reason),
    member === null
      ? 'Correct the address in your notifications, or mail it again there.'
      : `Ask ${member} to change the email in their profile, or to have us mail it again there.`,
    ...(member === null
      ? [button('Open notifications', `${publicUrl}/dashboard/settings/notifications`)]
      : []),
  ]);
}
