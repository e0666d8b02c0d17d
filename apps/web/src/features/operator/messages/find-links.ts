/** A piece of a text, plain or a link. `at` is its offset. */
export interface Piece {
  at: number;
  text: string;
  link: boolean;
}

// Punctuation at the end of a sentence is not part of the address before it.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** Splits a text into plain pieces and web addresses. The pieces joined together are the text. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, link: boolean) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), link });
    at = end;
  };
  for (const found of text.matchAll(address)) {
    add(found.index, false);
    add(found.index + found[0].length, true);
  }
  add(text.length, false);
  return pieces;
}
