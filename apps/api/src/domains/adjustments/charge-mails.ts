import { adjustmentReasonLabel } from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, quote } from '../../platform/clients/mail/mail-content.ts';
import { writtenTime } from '../../platform/kernel/written-time.ts';
import type { OwnerRow } from '../store/index.ts';
import type { ChargeRow } from './charges.repository.ts';

type Facts = { readonly publicUrl: string; readonly timeZone: string };

/** Composes the mail that tells an owner about a proposed charge and the deadline for a dispute. */
export function openedMail(
  charge: ChargeRow,
  { publicUrl, timeZone }: Facts,
  owner: OwnerRow,
): Mail {
  const amount = formatMoney(charge.amount, charge.currency);
  const until = writtenTime(charge.contestBy, timeZone, owner);
  return letter(owner, `A charge of ${amount} for order ${charge.orderNumber}`, [
    `The marketplace compensated ${charge.customer} for order ${charge.orderNumber} at ${charge.storeName} and proposes to charge your store ${amount}.`,
    `${adjustmentReasonLabel(charge.reason)}: ${charge.note}`,
    `If you don't agree, dispute it by ${until}. Otherwise we'll charge it then.`,
    button('Review the charge', chargeAt(publicUrl, charge)),
  ]);
}

/** Composes the mail that tells an owner the decision on a charge. */
export function decidedMail(charge: ChargeRow, { publicUrl }: Facts, owner: OwnerRow): Mail {
  return letter(owner, `Our decision on the charge for order ${charge.orderNumber}`, [
    outcomeOf(charge),
    ...(charge.decisionNote ? [quote(charge.decisionNote)] : []),
    button('Open the charge', chargeAt(publicUrl, charge)),
  ]);
}

function outcomeOf({ status, charged, amount, currency, orderNumber, storeName }: ChargeRow) {
  const about = `order ${orderNumber} at ${storeName}`;
  if (status === 'WON') return `We didn't charge the store for ${about}.`;
  const taken = formatMoney(charged, currency);
  if (status === 'PARTLY') {
    return `We charged the store ${taken} of ${formatMoney(amount, currency)} for ${about}.`;
  }
  return `We charged the store ${taken} for ${about}.`;
}

function chargeAt(publicUrl: string, { id }: ChargeRow): string {
  return `${publicUrl}/dashboard/adujstment?tab=charges&open=${id}`;
}
