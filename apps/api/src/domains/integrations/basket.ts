import type { PlaceOrderRequest } from '@counter/contract/integrations';
import type { MenuProduct } from '@counter/contract/menu';
import { ProblemError } from '../../platform/http/problem.ts';
import type { NewOrderLine } from '../orders/index.ts';

type Item = PlaceOrderRequest['items'][number];
type Choice = MenuProduct['optionGroups'][number]['choices'][number];
type Problem = {
  readonly code: 'ITEM_UNAVAILABLE' | 'INVALID_FIELDS';
  readonly path: string;
  readonly message: string;
};

/**
 * Turns what a caller chose into lines at the menu's prices; `taxRate` (basis points) is for
 * products without one of their own.
 * @throws ProblemError ITEM_UNAVAILABLE naming every item or option that cannot be had, or
 * INVALID_FIELDS when the options of an item do not fit its groups.
 */
export function fillBasket(
  items: readonly Item[],
  menu: readonly MenuProduct[],
  taxRate: number,
): NewOrderLine[] {
  const products = new Map(menu.map((product) => [product.id, product]));
  const problems = items.flatMap((item, index) =>
    problemsOf(item, products.get(item.productId), `items[${index}]`),
  );
  if (problems.length > 0) throw refusal(problems);
  return items.flatMap((item) => {
    const product = products.get(item.productId);
    return product ? [toLine(item, product, taxRate)] : [];
  });
}

function toLine(item: Item, product: MenuProduct, taxRate: number): NewOrderLine {
  const options = product.optionGroups.flatMap(({ name: group, choices }) =>
    choices
      .filter(({ id }) => item.options.includes(id))
      .map(({ name, price }) => ({ group, name, price })),
  );
  return {
    productId: product.id,
    name: product.name,
    image: product.image,
    quantity: item.quantity,
    options,
    specialInstructions: item.specialInstructions,
    unitPrice: options.reduce((total, { price }) => total + price, product.price),
    taxRate: product.taxRate ?? taxRate,
  };
}

function problemsOf(item: Item, product: MenuProduct | undefined, path: string): Problem[] {
  if (!product) return [unavailable(path, `Item ${item.productId} is not on the menu.`)];
  if (!product.available) return [unavailable(path, `${product.name} is not available right now.`)];
  return [...choiceProblems(item, product, path), ...groupProblems(item, product, path)];
}

function choiceProblems({ options }: Item, product: MenuProduct, path: string): Problem[] {
  const choices = product.optionGroups.flatMap((group) => group.choices);
  return options.flatMap((id, index) => {
    const where = `${path}.options[${index}]`;
    const choice = choices.find((one) => one.id === id);
    if (!choice) return [unavailable(where, `${product.name} has no option ${id}.`)];
    if (options.indexOf(id) < index) return [invalid(where, `${choice.name} is chosen twice.`)];
    if (choice.available) return [];
    return [unavailable(where, `${choice.name} for ${product.name} is not available right now.`)];
  });
}

function groupProblems({ options }: Item, product: MenuProduct, path: string): Problem[] {
  return product.optionGroups.flatMap(({ name, minimum, maximum, choices }) => {
    const chosen = choices.filter(({ id }: Choice) => options.includes(id)).length;
    if (chosen >= minimum && chosen <= maximum) return [];
    const needed = minimum === maximum ? `${minimum}` : `${minimum} to ${maximum}`;
    return [
      invalid(`${path}.options`, `${product.name}: choose ${needed} of "${name}", not ${chosen}.`),
    ];
  });
}

function unavailable(path: string, message: string): Problem {
  return { code: 'ITEM_UNAVAILABLE', path, message };
}

function invalid(path: string, message: string): Problem {
  return { code: 'INVALID_FIELDS', path, message };
}

/** What cannot be had weighs more than what was chosen wrongly. */
function refusal(problems: readonly Problem[]): ProblemError {
  const gone = problems.filter(({ code }) => code === 'ITEM_UNAVAILABLE');
  const told = gone.length > 0 ? gone : problems;
  const code = gone.length > 0 ? 'ITEM_UNAVAILABLE' : 'INVALID_FIELDS';
  const errors = problems.map(({ path, message }) => ({ path, message }));
  return new ProblemError(code, told.map(({ message }) => message).join(' '), { errors });
}
