import type { MarketplaceMenu, PlaceOrderRequest } from '@counter/contract/integrations';
import type { MenuProduct } from '@counter/contract/menu';
import { integerBetween, pick, shuffle, type Chance } from './chance.ts';

export type Item = PlaceOrderRequest['items'][number];

type Group = MenuProduct['optionGroups'][number];
type Line = { readonly item: Item; readonly unitPrice: number };

const maxLines = 100;
const maxQuantity = 99;
const maxOptions = 30;
const wishes = [
  'No onions, please.',
  'Extra napkins, please.',
  'As fresh as you have it.',
  'Please pack it separately.',
  'Not too ripe, please.',
  'Ring twice, the bell is quiet.',
];

/**
 * Chooses a customer's order from a menu: available items only, options within their limits, and at least the store's
 * minimum order. Undefined if the menu allows no such order.
 */
export function fillBasket(
  chance: Chance,
  { products, minimumOrder }: Pick<MarketplaceMenu, 'products' | 'minimumOrder'>,
): Item[] | undefined {
  const shelf = shuffle(chance, products.filter(isOrderable));
  const wanted = basketSize(chance, shelf.length);
  const lines: Line[] = [];
  for (const product of shelf.slice(0, maxLines)) {
    if (lines.length >= wanted && subtotal(lines) >= minimumOrder) break;
    lines.push(createLine(chance, product));
  }
  const raised = raiseTo(minimumOrder, lines);
  if (raised.length === 0 || subtotal(raised) < minimumOrder) return undefined;
  return raised.map(({ item }) => item);
}

/** Returns true if all required options of a product are available. */
export function isOrderable({ available, optionGroups }: MenuProduct): boolean {
  const needed = optionGroups.reduce((total, { minimum }) => total + minimum, 0);
  return (
    available &&
    needed <= maxOptions &&
    optionGroups.every((group) => availableChoices(group).length >= group.minimum)
  );
}

/** Returns the basket size: a few items from a kitchen, more from a shop. */
function basketSize(chance: Chance, products: number): number {
  const usual = products > 120 ? 6 : 3;
  return Math.max(1, Math.round(usual * (0.4 + 1.2 * chance())));
}

function createLine(chance: Chance, product: MenuProduct): Line {
  const choices = takeChoices(chance, product.optionGroups);
  const unitPrice = choices.reduce((total, { price }) => total + price, product.price);
  const item = {
    productId: product.id,
    quantity: chance() < 0.78 ? 1 : integerBetween(chance, 2, 3),
    options: choices.map(({ id }) => id),
    specialInstructions: (chance() < 0.1 && pick(chance, wishes)) || '',
  };
  return { item, unitPrice };
}

/** Takes the required choices of every group and, if there is room, some optional ones. */
export function takeChoices(chance: Chance, groups: readonly Group[]): Group['choices'] {
  let room = maxOptions - groups.reduce((total, { minimum }) => total + minimum, 0);
  return groups.flatMap((group) => {
    const choices = shuffle(chance, availableChoices(group));
    const max = Math.min(group.maximum, choices.length, group.minimum + room);
    const count = chance() < 0.5 ? group.minimum : integerBetween(chance, group.minimum, max);
    room -= count - group.minimum;
    return choices.slice(0, count);
  });
}

function availableChoices({ choices }: Group): Group['choices'] {
  return choices.filter(({ available }) => available);
}

/** Adds units of the most expensive items until the minimum order is reached, if possible. */
function raiseTo(minimum: number, lines: readonly Line[]): Line[] {
  let missing = minimum - subtotal(lines);
  return lines
    .toSorted((a, b) => b.unitPrice - a.unitPrice)
    .map(({ item, unitPrice }) => {
      const more = missing > 0 && unitPrice > 0 ? Math.ceil(missing / unitPrice) : 0;
      const quantity = Math.min(maxQuantity, item.quantity + more);
      missing -= (quantity - item.quantity) * unitPrice;
      return { item: { ...item, quantity }, unitPrice };
    });
}

function subtotal(lines: readonly Line[]): number {
  return lines.reduce((total, { item, unitPrice }) => total + item.quantity * unitPrice, 0);
}
