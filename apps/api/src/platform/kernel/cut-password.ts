/** The advice about special characters in the user and password of an address. */
export const encodeHint =
  'In its user and password, write @ as %40, / as %2F, # as %23, ? as %3F, : as %3A and % as %25';

/**
 * Returns true for an address whose password probably has a special character that isn't percent-encoded. The parser ends the
 * host there, so a part of the password would be taken for the host, the path or a comment.
 */
export function isCutInPassword(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.hash !== '' || (url.pathname + url.search).includes('@');
}
