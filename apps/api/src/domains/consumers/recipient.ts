/** The recipient of a code, in its normal form. */
export type Recipient =
  | { readonly channel: 'SMS'; readonly recipient: string }
  | { readonly channel: 'MAIL'; readonly recipient: string };

/** Reads a phone number or an email address however it is written. A number without its country is one of the US. */
export function readRecipient(text: string): Recipient {
  if (text.includes('@')) return { channel: 'MAIL', recipient: text.trim().toLowerCase() };
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length === 10 && !text.trim().startsWith('+');
  return { channel: 'SMS', recipient: national ? `+1${digits}` : `+${digits}` };
}
