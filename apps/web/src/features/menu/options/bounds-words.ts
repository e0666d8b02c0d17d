import { text } from '../menu.text.ts';

type Bounds = { readonly minimum: number; readonly maximum: number };

/** Describes the number of choices: "Choose 1", "Choose up to 3", "Choose 1 to 3". */
export function describeBounds({ minimum, maximum }: Bounds): string {
  if (minimum === maximum) return text.options.choose(minimum);
  return minimum === 0 ? text.options.chooseUpTo(maximum) : text.options.chooseTo(minimum, maximum);
}
