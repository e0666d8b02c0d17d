import { inTransaction } from '../../platform/db/database.ts';
import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, quote } from '../../platform/clients/mail/mail-content.ts';
import type { DeliveryReport, Undelivered } from '../../platform/clients/mail/read-report.ts';
import {
  findRecipientOf,
  noteBounce,
  takeUntoldBounces,
  type Bounce,
} from '../../platform/messages/mail/bounced-addresses.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
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
 * Mails nothing more to those whom a report says a mail didn't reach. Anybody can write such a report, so it only
 * counts for the recipient of the very mail that it names.
 */
export async function takeReport(platform: Platform, report: DeliveryReport): Promise<void> {
  if (!report.mail) return;
  const recipient = (await findRecipientOf(platform.db, report.mail))?.toLowerCase();
  const about = report.undelivered.filter(({ address }) => address.toLowerCase() === recipient);
  await takeBounces(platform, about);
}

/** Reports each new bounce to the owners of the stores that mail the address. */
export async function tellBounces({ db, clock, publicUrl }: Platform): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    for (const bounce of await takeUntoldBounces(tx, at)) {
      for (const store of await findStoresMailing(tx, bounce.address)) {
        const { storeName } = await scopeForSystem(tx, store.storeId, 'Mail');
        const about = { ...store, storeName, publicUrl: publicUrl() };
        for (const owner of await findOwners(tx, [store.storeId])) {
          if (owner.email.toLowerCase() === bounce.address) continue;
          await queueMail(tx, at, bounceMail(about, bounce, owner));
        }
      }
    }
  });
}

type About = BounceStore & Pick<StoreScope, 'storeName'> & { readonly publicUrl: string };

/** Tells an owner that emails to an address bounce, and what to do. */
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
