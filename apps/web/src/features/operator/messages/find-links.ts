/** A piece of a text: as it is, or a link. `at` is where it begins. */
export interface Piece {
  at: number;
  text: string;
  link: boolean;
}

// What ends a sentence is not part of the address it ends with.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** Cuts a text into what is a web address and what is not; together the pieces are the text. */
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
