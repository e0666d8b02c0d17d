import type { Selectable } from 'kysely';
import type { Database } from '../../db/platform-db.ts';

type Row = Pick<
  Selectable<Database['messages']>,
  'subject' | 'content' | 'html' | 'unsubscribeUrl'
>;

/** A mail as mail programs show it, and its sender's name; null for what is text alone. */
export type MailPage = { readonly html: string; readonly sender: string | null };

/** Draws the page of a mail from its words. */
export async function readPage({
  subject,
  content,
  html,
  unsubscribeUrl,
}: Row): Promise<MailPage | null> {
  if (content === null) return html === null ? null : { html, sender: null };
  // React takes a while to load, which only a process that sends or shows mails needs.
  const { drawHtml } = await import('../../clients/mail/draw-html.ts');
  const ended = unsubscribeUrl === null ? {} : { unsubscribeUrl };
  return { html: drawHtml({ subject, content, ...ended }), sender: content.sender.name };
}
