import type { MenuProduct } from '@counter/contract/menu';
import type { Choice } from './offer.ts';
import { text } from './menu.text.ts';

type Group = MenuProduct['optionGroups'][number];

/** A group of options of which too few are chosen, with the place of its inputs and the words for it. */
export type WrongGroup = { readonly id: string; readonly message: string };

/** Names the inputs of a group on the page. */
export function groupId(productId: number, { id }: Pick<Group, 'id'>): string {
  return `options-${productId}-${id}`;
}

/** Returns the groups of which too few options are chosen, in the order of the page. */
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

/** `Choose a heat level.`, `Choose 2 of "Sides".` */
function wordsFor({ name, minimum, maximum }: Group): string {
  if (minimum === 1 && maximum === 1 && !name.endsWith('s'))
    return text.chooseOne(withArticle(name));
  return minimum === maximum ? text.chooseOf(minimum, name) : text.chooseAtLeast(minimum, name);
}

/** Begins a name in small letters, unless it is written in capitals. */
function withArticle(name: string): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(name);
  const word = isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}
