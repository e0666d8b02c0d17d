import { reasonOf } from '../../platform/kernel/reason-of.ts';

/** A check's result, in one or two sentences. */
export type Finding = {
  /** `note`: works, but maybe not as intended. */
  readonly kind: 'ok' | 'note' | 'problem';
  readonly text: string;
};

export const ok = (text: string): Finding => ({ kind: 'ok', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const problem = (text: string): Finding => ({ kind: 'problem', text });

/** Runs a check. If it throws, returns a problem with the sentence that `told` builds from the reason. */
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
