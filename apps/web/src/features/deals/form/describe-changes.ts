import type { Deal, DealRequest } from '@counter/contract/deals';
import { formatMoney } from '@counter/contract/shared';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../deals.text.ts';

type Change = { readonly field: string; readonly before: string; readonly after: string };

type Fact = {
  readonly label: string;
  readonly read: (deal: Deal) => string;
  /** Words for a value that would mean nothing on its own, before and after. */
  readonly words?: readonly [old: string, new: string];
};

/** Every field that the form saves. */
const facts: {
  readonly [Field in Exclude<keyof DealRequest, 'businessId' | 'id' | 'olVersion'>]: Fact;
} = {
  name: { label: uiText.name, read: ({ name }) => name },
  description: { label: uiText.description, read: ({ description }) => description },
  price: {
    label: text.form.price,
    read: ({ price, business }) => formatMoney(price, business.currency),
  },
  startDate: { label: uiText.startDate, read: ({ startDate }) => startDate ?? '' },
  endDate: { label: uiText.endDate, read: ({ endDate }) => endDate ?? '' },
  available: {
    label: text.form.available,
    read: ({ available }) => (available ? text.form.yes : text.form.no),
  },
  dealDetails: { label: text.form.products, read: describeParts },
  image: {
    label: uiText.picture,
    read: ({ image }) => image ?? '',
    words: [text.form.oldOne, text.form.newOne],
  },
};

/** Describes the differences between two versions of a deal; empty if there are none. */
export function describeChanges(before: Deal, after: Deal): readonly Change[] {
  return Object.values(facts).flatMap(({ label: field, read, words }) => {
    const [was, is] = [read(before), read(after)];
    if (was === is) return [];
    const [old, now] = words ?? [was, is];
    return [{ field, before: was && old, after: is && now }];
  });
}

function describeParts({ dealDetails }: Deal): string {
  return dealDetails.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
}
