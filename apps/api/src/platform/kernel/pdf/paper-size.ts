/** The papers that pages are printed on. */
export type PaperSize = 'A4' | 'LETTER';

/** Returns the paper that a store prints on: Letter where people pay in dollars of North America. */
export function paperSize({ currency }: { readonly currency: string }): PaperSize {
  return currency === 'USD' || currency === 'CAD' ? 'LETTER' : 'A4';
}
