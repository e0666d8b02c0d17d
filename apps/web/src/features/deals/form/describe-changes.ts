import type { Deal } from '@counter/contract/deals';
import { formatMoney } from '@counter/contract/shared';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../deals.text.ts';

type Change = { readonly field: string; readonly before: string; readonly after: string };

const facts: readonly (readonly [field: string, read: (deal: Deal) => string])[] = [
  [uiText.name, ({ name }) => name],
  [uiText.description, ({ description }) => description],
  [text.form.price, ({ price, business }) => formatMoney(price, business.currency)],
  [uiText.startDate, ({ startDate }) => startDate ?? ''],
  [uiText.endDate, ({ endDate }) => endDate ?? ''],
  [text.form.available, ({ available }) => (available ? text.form.yes : text.form.no)],
  [text.form.products, describeParts],
  [uiText.picture, ({ image }) => image ?? ''],
];

/** Describes the difference between two states of a deal; empty without any. */
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
  return { field, before: word(before, text.form.oldOne), after: word(after, text.form.newOne) };
}
