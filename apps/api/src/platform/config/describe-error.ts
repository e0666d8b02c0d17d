import { isDatabaseGone } from '../kernel/database-failures.ts';

/** Fields of an error that name parts of the program or the database, never user input. */
const safeFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
] as const;

/**
 * Describes an error for the log: its type, message, stack and safe fields. PostgreSQL puts the refused row into other
 * fields and an invalid value at the end of its message; both are left out. An unreachable database gets no stack.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described: Record<string, unknown> = { type: error.name, message: messageOf(error) };
  for (const field of safeFields) {
    const value: unknown = Reflect.get(error, field);
    if (value !== undefined) described[field] = value;
  }
  if (error.cause !== undefined) described['cause'] = describeError(error.cause);
  if (!isDatabaseGone(error)) described['stack'] = stackOf(error);
  return described;
}

function messageOf(error: Error): string {
  return isOfDatabase(error) ? error.message.replace(/: ".*$/s, '') : error.message;
}

/** Returns a stack's frames, without the first lines that repeat the message. */
function stackOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Returns true for an error that PostgreSQL itself sent. */
function isOfDatabase(error: Error): boolean {
  return 'severity' in error && 'routine' in error;
}
