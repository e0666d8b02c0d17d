import type { Mail } from '../../platform/clients/mail/letter.ts';
import {
  button,
  counterSender,
  quote,
  type MailPart,
} from '../../platform/clients/mail/mail-content.ts';

/** A bar chart with labels. */
export type Chart = Extract<MailPart, { readonly kind: 'bars' }>;

/** The content of a mail to a bare address, in reading order. */
export type Sheet = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A person's words, verbatim. */
  readonly quote?: string | null;
  /** Table rows: label, value and note. */
  readonly facts: readonly (readonly [label: string, value: string, note: string])[];
  /** Amounts as bars. */
  readonly chart?: Chart | null;
  readonly list: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly link: { readonly label: string; readonly url: string };
  /** The reason the recipient gets this mail. */
  readonly reason: string;
};

type Recipient = { readonly to: string; readonly unsubscribeUrl: string | null };

/** Builds the mail of a sheet to an address. */
export function sheetMail(sheet: Sheet, { to, unsubscribeUrl }: Recipient): Mail {
  const { subject, title, reason } = sheet;
  return {
    to,
    subject,
    content: { sender: counterSender, title, greeting: null, parts: partsOf(sheet), reason },
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
  };
}

function partsOf({ paragraphs, quote: said, facts, chart, list, link }: Sheet): MailPart[] {
  return [
    ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
    ...(said ? [quote(said)] : []),
    ...(facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]),
    ...(chart ? [chart] : []),
    ...(list ? [{ kind: 'list', ...list } as const] : []),
    button(link.label, link.url),
  ];
}
