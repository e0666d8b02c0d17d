import { optionsText } from './options.text.ts';

type Bounds = { readonly minimum: number; readonly maximum: number };

/** Describes the number of choices: "Choose 1", "Choose up to 3", "Choose 1 to 3". */
export function describeBounds({ minimum, maximum }: Bounds): string {
  if (minimum === maximum) return optionsText.choose(minimum);
  return minimum === 0 ? optionsText.chooseUpTo(maximum) : optionsText.chooseTo(minimum, maximum);
}
