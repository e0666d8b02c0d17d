import type { MenuDeal } from '../deals/menu-deal.schemas.ts';
import type { MenuProduct } from '../menu/menu.schemas.ts';
import type { BasketMenu, Chosen, ChosenDeal, ChosenProduct } from './chosen.ts';

export type BasketProblem = {
  /** An unavailable item or an invalid choice. */
  readonly code: 'ITEM_UNAVAILABLE' | 'INVALID_FIELDS';
  /** The path in the order: `items[0].options[1]`. */
  readonly path: string;
  /** A sentence for the person. */
  readonly message: string;
};

/** Returns everything that prevents a basket from being ordered, in basket order. */
export function problemsOfBasket(chosen: Chosen, menu: BasketMenu): BasketProblem[] {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const deals = new Map(menu.deals.map((deal) => [deal.id, deal]));
  return [
    ...chosen.items.flatMap((item, index) =>
      problemsOfProduct(item, products.get(item.productId), `items[${index}]`),
    ),
    ...chosen.deals.flatMap((deal, index) =>
      problemsOfDeal(deal, deals.get(deal.dealId), { products, path: `deals[${index}]` }),
    ),
  ];
}

type Picked = Pick<ChosenProduct, 'productId' | 'options'>;

function problemsOfProduct(
  item: Picked,
  product: MenuProduct | undefined,
  path: string,
): BasketProblem[] {
  if (!product) return [unavailable(path, `Item ${item.productId} is not on the menu.`)];
  if (!product.available) return [unavailable(path, product.reason)];
  return [...choiceProblems(item, product, path), ...groupProblems(item, product, path)];
}

type Place = { readonly products: ReadonlyMap<number, MenuProduct>; readonly path: string };

function problemsOfDeal(
  { dealId, parts: picked }: ChosenDeal,
  deal: MenuDeal | undefined,
  { products, path }: Place,
): BasketProblem[] {
  if (!deal) return [unavailable(path, `Deal ${dealId} is not on the menu.`)];
  if (!deal.available) return [unavailable(path, deal.reason)];
  const own = deal.parts.flatMap(({ productId }) => {
    const index = picked.findIndex((part) => part.productId === productId);
    const part = picked[index] ?? { productId, options: [] };
    const where = index < 0 ? `${path}.parts` : `${path}.parts[${index}]`;
    return problemsOfProduct(part, products.get(productId), where);
  });
  return [...own, ...strayParts(picked, deal, path)];
}

/** Finds options for products outside the deal, and duplicate products. */
function strayParts(picked: ChosenDeal['parts'], deal: MenuDeal, path: string): BasketProblem[] {
  return picked.flatMap(({ productId }, index) => {
    const where = `${path}.parts[${index}].productId`;
    if (!deal.parts.some((part) => part.productId === productId)) {
      return [invalid(where, `${deal.name} has no product ${productId}.`)];
    }
    const isFirst = picked.findIndex((part) => part.productId === productId) === index;
    return isFirst ? [] : [invalid(where, `Product ${productId} stands here twice.`)];
  });
}

function choiceProblems({ options }: Picked, product: MenuProduct, path: string): BasketProblem[] {
  const choices = product.optionGroups.flatMap((group) => group.choices);
  return options.flatMap((id, index) => {
    const where = `${path}.options[${index}]`;
    const choice = choices.find((one) => one.id === id);
    if (!choice) return [unavailable(where, `${product.name} has no option ${id}.`)];
    if (options.indexOf(id) < index) return [invalid(where, `${choice.name} is chosen twice.`)];
    return choice.available ? [] : [unavailable(where, choice.reason)];
  });
}

function groupProblems({ options }: Picked, product: MenuProduct, path: string): BasketProblem[] {
  return product.optionGroups.flatMap(({ name, minimum, maximum, choices }) => {
    const chosen = choices.filter(({ id }) => options.includes(id)).length;
    if (chosen >= minimum && chosen <= maximum) return [];
    const needed = minimum === maximum ? `${minimum}` : `${minimum} to ${maximum}`;
    return [
      invalid(`${path}.options`, `${product.name}: choose ${needed} of "${name}", not ${chosen}.`),
    ];
  });
}

function unavailable(path: string, message: string): BasketProblem {
  return { code: 'ITEM_UNAVAILABLE', path, message };
}

function invalid(path: string, message: string): BasketProblem {
  return { code: 'INVALID_FIELDS', path, message };
}
