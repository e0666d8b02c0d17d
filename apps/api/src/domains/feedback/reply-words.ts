import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, quote } from '../../platform/clients/mail/mail-content.ts';

type Store = { readonly storeName: string };
type Answered = Store & {
  readonly name: string;
  readonly text: string;
  /** The page that shows the question or review and the reply. */
  readonly link: string;
};

/** Composes the mail with a store's answer to a question. */
export function answerMail(
  email: string,
  { storeName, name, text, link, message }: Answered & { readonly message: string },
): Mail {
  return letter({ fullName: name, email }, `${storeName} answered your question`, [
    `You asked ${storeName}:`,
    quote(message),
    'The answer:',
    quote(text),
    button('Read both again', link),
  ]);
}

/** Composes the text message with a store's answer to a question. */
export function answerText({ storeName, text, link }: Answered): string {
  return `${storeName}: ${text}\n${link}\nReply STOP to opt out.`;
}

/** Composes the mail with a store's reply to a customer's review. */
export function reviewReplyMail(
  email: string,
  { storeName, name, text, link, orderNumber }: Answered & { readonly orderNumber: string },
): Mail {
  return letter({ fullName: name, email }, `${storeName} replied to your review`, [
    `${storeName} replied to your review of order ${orderNumber}:`,
    quote(text),
    button('See it under your review', link),
  ]);
}

type Owner = { readonly fullName: string; readonly email: string };

type Decided = Store & {
  readonly orderNumber: string;
  readonly removed: boolean;
  readonly note: string;
  readonly link: string;
};

/** Composes the mail that tells an owner the decision on a reported review. */
export function decidedMail({ removed, note, ...about }: Decided, owner: Owner): Mail {
  const { storeName, orderNumber, link } = about;
  const done = removed ? 'removed' : 'kept';
  return letter(owner, `The review of order ${orderNumber} is ${done}`, [
    removed
      ? `We removed the review of order ${orderNumber} that ${storeName} reported. It no longer appears on the web store or counts in the average.`
      : `We kept the review of order ${orderNumber} that ${storeName} reported. You can reply to it.`,
    ...(note === '' ? [] : [quote(note)]),
    button('Open the review', link),
  ]);
}
