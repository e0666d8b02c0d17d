/** Returns true if the bytes begin like an accepted picture format. Ignores file name and media type. */
export function isPicture(bytes: Buffer): boolean {
  return (
    heads.some(({ at, text }) => bytes.subarray(at, at + text.length).equals(text)) || isAvif(bytes)
  );
}

const head = (text: string, at = 0) => ({ at, text: Buffer.from(text, 'latin1') });

/** JPEG, PNG, GIF, WebP. */
const heads = [
  head('\xFF\xD8\xFF'),
  head('\x89PNG\r\n\x1A\n'),
  head('GIF87a'),
  head('GIF89a'),
  head('WEBP', 8),
];

/** Checks for an ISO media file with AVIF among the brands in its first box; HEIC, of the same family, has none. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*?avi[fs]/s.test(brands);
}
