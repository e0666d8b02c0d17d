import { fillBasket, valueOf, type ChosenLine } from './basket.ts';
import type { BasketMenu, Chosen } from './chosen.ts';

/** One line of a basket as people see it. */
export type BasketEntry = {
  readonly list: 'items' | 'deals';
  readonly index: number;
  readonly name: string;
  readonly quantity: number;
  /** The chosen options and what the kitchen is told. */
  readonly details: readonly string[];
  readonly total: number;
  /** The reason it cannot be ordered; empty if it can. */
  readonly problem: string;
};

export type FilledEntries = {
  readonly entries: readonly BasketEntry[];
  /** The lines that can be ordered. */
  readonly lines: readonly ChosenLine[];
};

/** A basket line by line: what cannot be had keeps nothing else from having a price. */
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
