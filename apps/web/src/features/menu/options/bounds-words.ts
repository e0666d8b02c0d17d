type Bounds = { readonly minimum: number; readonly maximum: number };

/** How many choices a customer takes: "choose 1", "choose up to 3", "choose 1 to 3". */
export function describeBounds({ minimum, maximum }: Bounds): string {
  if (minimum === maximum) return `choose ${minimum}`;
  return minimum === 0 ? `choose up to ${maximum}` : `choose ${minimum} to ${maximum}`;
}
