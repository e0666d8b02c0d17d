const maxLength = 200;

/** Node's advice, within an error's reason, on how to start Node. */
const nodeAdvice =
  /; if the root CA is installed locally, try running Node\.js with --use-system-ca/;

/** Returns an error's reason in one line, without credentials in URLs. */
export function reasonOf(error: unknown): string {
  const text = messageOf(error).replace(nodeAdvice, '').replaceAll(/\s+/g, ' ').trim();
  return text.replaceAll(/\/\/[^/\s@]*@/g, '//').slice(0, maxLength);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return messageOf(error.cause);
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error.message || error.name;
}
