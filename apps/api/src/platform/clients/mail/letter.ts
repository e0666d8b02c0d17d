import { counterSender, type MailContent, type MailPart, type MailSender } from './mail-content.ts';

/** A mail attachment. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** One mail to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly content: MailContent;
  /** The thread that this mail belongs to, such as `order-12`. */
  readonly thread?: string;
  /** The unsubscribe address: a GET shows a page, a POST unsubscribes. Absent for mails without unsubscribing. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly Attachment[];
};

type Reader = { readonly fullName: string; readonly email: string };

type Written = readonly (string | MailPart)[];

/** A mail to a person by name. */
export function letter({ fullName, email }: Reader, subject: string, parts: Written): Mail {
  return { to: email, subject, content: contentOf(`Hello ${fullName},`, parts) };
}

/** Returns the mail with a store's name and colors. */
export function inNameOf(sender: MailSender, mail: Mail): Mail {
  return { ...mail, content: { ...mail.content, sender } };
}

/** A mail to an address whose reader's name is unknown or not to be trusted. */
export function letterToAddress(email: string, subject: string, parts: Written): Mail {
  return { to: email, subject, content: contentOf('Hello,', parts) };
}

function contentOf(greeting: string, parts: Written): MailContent {
  return {
    sender: counterSender,
    title: null,
    greeting,
    parts: parts.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part)),
    reason: null,
  };
}
