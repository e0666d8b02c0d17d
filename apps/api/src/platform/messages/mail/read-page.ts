import type { Selectable } from 'kysely';
import type { Database } from '../../db/platform-db.ts';

type Row = Pick<
  Selectable<Database['messages']>,
  'subject' | 'content' | 'html' | 'unsubscribeUrl'
>;

/** A mail's HTML and its sender's name; null for plain text only. */
export type MailPage = { readonly html: string; readonly sender: string | null };

/** Renders a mail's HTML. */
export async function readPage({
  subject,
  content,
  html,
  unsubscribeUrl,
}: Row): Promise<MailPage | null> {
  if (content === null) return html === null ? null : { html, sender: null };
  // React loads slowly, and only processes that send or show mails need it.
  const { drawHtml } = await import('../../clients/mail/draw-html.ts');
  const ended = unsubscribeUrl === null ? {} : { unsubscribeUrl };
  return { html: drawHtml({ subject, content, ...ended }), sender: content.sender.name };
}
