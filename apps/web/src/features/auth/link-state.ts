import { ApiProblem } from '@counter/browser/problem';

/** The reason a link does not work. */
export type DeadLink = 'used' | 'expired' | 'unknown';

/** Returns why the server refused a link; undefined for other failures. */
export function deadLinkOf(failure: unknown): DeadLink | undefined {
  if (!(failure instanceof ApiProblem)) return undefined;
  switch (failure.code) {
    case 'LINK_USED':
      return 'used';
    case 'LINK_EXPIRED':
      return 'expired';
    case 'NOT_FOUND':
    case 'MALFORMED':
      return 'unknown';
    default:
      return failure.errors.some(({ path }) => isLinkField(path)) ? 'unknown' : undefined;
  }
}

/** A truncated or extended link fails the validation of its field. */
function isLinkField(path: string): boolean {
  return path === 'requestId' || path === 'token';
}
