/** Advice about special characters in a URL's user and password. */
export const encodeHint =
  'In its user and password, write @ as %40, / as %2F, # as %23, ? as %3F, : as %3A and % as %25';

/**
 * Returns true for a URL whose password probably contains an unencoded special character. The parser ends the host
 * there, so part of the password would be taken for the host, path or fragment.
 */
export function isCutInPassword(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.hash !== '' || (url.pathname + url.search).includes('@');
}
