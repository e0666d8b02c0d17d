/** The recipient of a code, normalized. */
export type Recipient =
  | { readonly channel: 'SMS'; readonly recipient: string }
  | { readonly channel: 'MAIL'; readonly recipient: string };

/** Parses a phone number or an email address in any spelling. A number without a country code is a US number. */
export function readRecipient(text: string): Recipient {
  if (text.includes('@')) return { channel: 'MAIL', recipient: text.trim().toLowerCase() };
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length === 10 && !text.trim().startsWith('+');
  return { channel: 'SMS', recipient: national ? `+1${digits}` : `+${digits}` };
}
