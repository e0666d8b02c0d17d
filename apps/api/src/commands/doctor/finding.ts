/** One sentence or two of what was looked at. */
export type Finding = {
  /** `note`: works as it is set, but perhaps not as it was meant. */
  readonly kind: 'ok' | 'note' | 'problem';
  readonly text: string;
};

export const ok = (text: string): Finding => ({ kind: 'ok', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const problem = (text: string): Finding => ({ kind: 'problem', text });

const maxLength = 200;

/** The reason of a failure in one line, without what may be secret: addresses with passwords. */
function reasonOf(error: unknown): string {
  const text = messageOf(error).replaceAll(/\s+/g, ' ').trim();
  return text.replaceAll(/\/\/[^/\s@]*@/g, '//').slice(0, maxLength);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return messageOf(error.cause);
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error.message || error.name;
}

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
