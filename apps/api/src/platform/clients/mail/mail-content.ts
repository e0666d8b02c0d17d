/** An ordered item; its options and notes are a line each. */
type ItemLine = {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
};

type Sum = { readonly label: string; readonly amount: string; readonly strong: boolean };

type Bar = {
  readonly label: string;
  /** Its length, from 0 to 100. */
  readonly percent: number;
  readonly value: string;
};

/** A part of a mail between its greeting and its end. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Words of a person, as they wrote them. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A link beside the one that matters most. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'facts';
      readonly facts: readonly (readonly [label: string, value: string, note: string])[];
    }
  | { readonly kind: 'list'; readonly title: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'items';
      readonly items: readonly ItemLine[];
      readonly sums: readonly Sum[];
    }
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[] };

/** The sender as a mail shows it. */
export type MailSender = {
  readonly name: string;
  /** A square picture, by its whole address. */
  readonly logoUrl: string | null;
  /** `#rrggbb`, on which white text is readable. */
  readonly color: string;
};

/** The words of a mail, from which its plain text and its page are written. */
export type MailContent = {
  readonly sender: MailSender;
  readonly title: string | null;
  readonly greeting: string | null;
  readonly parts: readonly MailPart[];
  /** The reason it is sent. */
  readonly reason: string | null;
};

/** The sender of mails that no store sends. */
export const counterSender: MailSender = { name: 'Counter', logoUrl: null, color: '#0f766e' };

/** A link that stands alone, with what it leads to. */
export function button(label: string, url: string): MailPart {
  return { kind: 'button', label, url };
}

/** Words of a person, as they wrote them. */
export function quote(text: string): MailPart {
  return { kind: 'quote', text };
}
