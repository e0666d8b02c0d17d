import { fillBasket, valueOf, type ChosenLine } from './basket.ts';
import type { BasketMenu, Chosen } from './chosen.ts';

/** A basket line for display. */
export type BasketEntry = {
  readonly list: 'items' | 'deals';
  readonly index: number;
  readonly name: string;
  readonly quantity: number;
  /** The chosen options and the note for the kitchen. */
  readonly details: readonly string[];
  readonly total: number;
  /** The reason it can't be ordered; empty if it can. */
  readonly problem: string;
};

export type FilledEntries = {
  readonly entries: readonly BasketEntry[];
  /** The lines that can be ordered. */
  readonly lines: readonly ChosenLine[];
};

/** Prices a basket line by line, so that an unavailable line doesn't affect the others' prices. */
export function fillEntries(chosen: Chosen, menu: BasketMenu, taxRate: number): FilledEntries {
  const filled = [
    ...chosen.items.map((item, index) =>
      fillEntry({ items: [item], deals: [] }, index, { menu, taxRate }),
    ),
    ...chosen.deals.map((deal, index) =>
      fillEntry({ items: [], deals: [deal] }, index, { menu, taxRate }),
    ),
  ];
  return {
    entries: filled.map(({ entry }) => entry),
    lines: filled.flatMap((one) => one.lines),
  };
}

type Prices = { readonly menu: BasketMenu; readonly taxRate: number };

function fillEntry(one: Chosen, index: number, { menu, taxRate }: Prices) {
  const { lines, problems } = fillBasket(one, menu, taxRate);
  const {
    items: [item],
    deals: [deal],
  } = one;
  const found = item
    ? menu.products.find(({ id }) => id === item.productId)
    : menu.deals.find(({ id }) => id === deal?.dealId);
  const entry: BasketEntry = {
    list: item ? 'items' : 'deals',
    index,
    name: found?.name ?? 'No longer on the menu',
    quantity: item?.quantity ?? deal?.quantity ?? 0,
    details: detailsOf(lines, (item ?? deal)?.specialInstructions ?? ''),
    total: valueOf(lines),
    problem: found ? problems.map(({ message }) => message).join(' ') : 'Remove it to continue.',
  };
  return { entry, lines };
}

function detailsOf(lines: readonly ChosenLine[], instructions: string): string[] {
  const options = lines.map((line) => {
    const chosen = line.options.map(({ name }) => name).join(', ');
    if (!line.deal) return chosen;
    return `${line.quantity} × ${line.name}${chosen ? `: ${chosen}` : ''}`;
  });
  return [...options, instructions].filter((text) => text !== '');
}
