import { oneOf } from '../../lib/url/search-values.ts';

const shareRefusals = ['none', 'many', 'type', 'size'] as const;

/** The reason for which the service worker did not take what was shared. */
export type ShareRefusal = (typeof shareRefusals)[number];

/** Reads an address; what makes no sense there is left out. */
export function shareSearch({ refused }: Record<string, unknown>): {
  refused?: ShareRefusal | undefined;
} {
  return { refused: oneOf(shareRefusals, refused) };
}
