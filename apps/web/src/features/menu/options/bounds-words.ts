type Bounds = { readonly minimum: number; readonly maximum: number };

/** How many choices a customer takes: "Choose 1", "Choose up to 3", "Choose 1 to 3". */
export function describeBounds({ minimum, maximum }: Bounds): string {
  if (minimum === maximum) return `Choose ${minimum}`;
  return minimum === 0 ? `Choose up to ${maximum}` : `Choose ${minimum} to ${maximum}`;
}
