/** The paper sizes that pages are printed on. */
export type PaperSize = 'A4' | 'LETTER';

/** Returns a store's paper size: Letter for North American dollars, otherwise A4. */
export function paperSize({ currency }: { readonly currency: string }): PaperSize {
  return currency === 'USD' || currency === 'CAD' ? 'LETTER' : 'A4';
}
