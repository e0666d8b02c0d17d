/** Returns a category's name for URLs: `Côte d'Or & Co` becomes `cote-d-or-co`. */
export function categoryPath(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return words === '' ? 'category' : words;
}
