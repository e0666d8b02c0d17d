import type { Deal } from '@counter/contract/deals';
import { formatMoney } from '@counter/contract/shared';

type Change = { readonly field: string; readonly before: string; readonly after: string };

const facts: readonly (readonly [field: string, read: (deal: Deal) => string])[] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Price', ({ price, business }) => formatMoney(price, business.currency)],
  ['Start date', ({ startDate }) => startDate ?? ''],
  ['End date', ({ endDate }) => endDate ?? ''],
  ['Available', ({ available }) => (available ? 'yes' : 'no')],
  ['Products', describeParts],
  ['Picture', ({ image }) => image ?? ''],
];

/** What differs between two states of a deal, as people read it; an empty text where there is nothing. */
export function describeChanges(before: Deal, after: Deal): readonly Change[] {
  return facts
    .map(([field, read]) => ({ field, before: read(before), after: read(after) }))
    .filter((change) => change.before !== change.after)
    .map((change) => (change.field === 'Picture' ? withoutAddresses(change) : change));
}

function describeParts({ dealDetails }: Deal): string {
  return dealDetails.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
}

function withoutAddresses({ field, before, after }: Change): Change {
  const word = (address: string, other: string): string => (address === '' ? '' : other);
  return { field, before: word(before, 'the old one'), after: word(after, 'a new one') };
}
