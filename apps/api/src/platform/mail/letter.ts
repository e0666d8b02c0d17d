import type { Mail } from './queue-mail.ts';

type Reader = { readonly fullName: string; readonly email: string };

/** A mail to a person by name: paragraphs between greeting and signature. */
export function letter(
  { fullName, email }: Reader,
  subject: string,
  paragraphs: readonly string[],
): Mail {
  const body = [`Hello ${fullName},`, ...paragraphs, 'Counter\n'].join('\n\n');
  return { to: email, subject, body };
}
