import { text } from './expenses.text.ts';

/** The reason for which the service worker did not take what was shared. */
export type ShareRefusal = keyof typeof text.share.refusals;

function isRefusal(value: unknown): value is ShareRefusal {
  return typeof value === 'string' && Object.hasOwn(text.share.refusals, value);
}

/** Reads an address; what makes no sense there is left out. */
export function shareSearch({ refused }: Record<string, unknown>): {
  refused?: ShareRefusal | undefined;
} {
  return { refused: isRefusal(refused) ? refused : undefined };
}
