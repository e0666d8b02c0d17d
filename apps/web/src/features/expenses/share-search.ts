import { oneOf } from '../../lib/url/search-values.ts';

const shareRefusals = ['none', 'many', 'type', 'size'] as const;

/** The reason the service worker refused a shared file. */
export type ShareRefusal = (typeof shareRefusals)[number];

/** Parses the search parameters; drops invalid ones. */
export function shareSearch({ refused }: Record<string, unknown>): {
  refused?: ShareRefusal | undefined;
} {
  return { refused: oneOf(shareRefusals, refused) };
}
