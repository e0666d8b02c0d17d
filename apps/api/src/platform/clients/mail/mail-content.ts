/** An ordered item. Options and notes take one line each. */
type ItemLine = {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
};

type Sum = { readonly label: string; readonly amount: string; readonly strong: boolean };

type Bar = {
  readonly label: string;
  /** The length of the bar, from 0 to 100. */
  readonly percent: number;
  readonly value: string;
};

/** A part of a mail between greeting and footer. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A person's own words. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A secondary link. */
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

/** The sender shown in a mail. */
export type MailSender = {
  readonly name: string;
  /** The absolute URL of a square picture. */
  readonly logoUrl: string | null;
  /** `#rrggbb`, dark enough for white text. */
  readonly color: string;
};

/** The content that a mail's plain text and HTML are rendered from. */
export type MailContent = {
  readonly sender: MailSender;
  readonly title: string | null;
  readonly greeting: string | null;
  readonly parts: readonly MailPart[];
  /** The reason the person gets this mail. */
  readonly reason: string | null;
};

/** The sender of mails that don't come from a store. */
export const counterSender: MailSender = { name: 'Counter', logoUrl: null, color: '#0f766e' };

/** A link on its own, shown as a button. */
export function button(label: string, url: string): MailPart {
  return { kind: 'button', label, url };
}

/** A person's own words. */
export function quote(text: string): MailPart {
  return { kind: 'quote', text };
}
