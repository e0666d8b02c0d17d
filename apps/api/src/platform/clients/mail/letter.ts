/** A file that is sent with a mail. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** One mail to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a link stands on a line of its own. */
  readonly body: string;
  /** The same for programs that show it; the text alone where absent. */
  readonly html?: string;
  /**
   * The address to unsubscribe: a GET shows a page, a POST unsubscribes. Absent for mails that
   * can't be ended.
   */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly Attachment[];
};

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
