import { reasonOf } from '../../platform/kernel/reason-of.ts';

/** One sentence or two of what was looked at. */
export type Finding = {
  /** `note`: works as it is set, but perhaps not as it was meant. */
  readonly kind: 'ok' | 'note' | 'problem';
  readonly text: string;
};

export const ok = (text: string): Finding => ({ kind: 'ok', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const problem = (text: string): Finding => ({ kind: 'problem', text });

/** Makes a check, and a problem of its failure: `told` makes the sentence of the reason. */
export async function attempt(
  check: () => Promise<Finding | Finding[]>,
  told: (reason: string) => string,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [problem(told(reasonOf(error)))];
  }
}
