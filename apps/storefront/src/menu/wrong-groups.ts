import type { MenuProduct } from '@counter/contract/menu';
import type { Choice } from './offer.ts';
import { text } from './menu.text.ts';

type Group = MenuProduct['optionGroups'][number];

/** A group with too few options chosen, with the id of its inputs and the error message. */
export type WrongGroup = { readonly id: string; readonly message: string };

/** Returns the id of a group's inputs. */
export function groupId(productId: number, { id }: Pick<Group, 'id'>): string {
  return `options-${productId}-${id}`;
}

/** Returns the groups with too few options chosen, in the page's order. */
export function wrongGroups(products: readonly MenuProduct[], choice: Choice): WrongGroup[] {
  return products.flatMap((product) =>
    product.optionGroups
      .filter((group) => isTooFew(group, choice.options[product.id] ?? []))
      .map((group) => ({ id: groupId(product.id, group), message: wordsFor(group) })),
  );
}

function isTooFew({ minimum, choices }: Group, chosen: readonly number[]): boolean {
  return choices.filter(({ id }) => chosen.includes(id)).length < minimum;
}

/** Returns the error of a group: `Choose one for Heat.`, `Choose 2 for Sides.` */
function wordsFor({ name, minimum, maximum }: Group): string {
  if (minimum === 1 && maximum === 1) return text.chooseOne(name);
  return minimum === maximum ? text.chooseOf(minimum, name) : text.chooseAtLeast(minimum, name);
}
