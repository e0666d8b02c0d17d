/** The facts that a Message-ID encodes. */
export type MailKey = { readonly id: number; readonly createdAt: Date };

/** Returns the part of a Message-ID before the `@`. Its time can't be guessed without the mail. */
export function messageIdOf({ id, createdAt }: MailKey): string {
  return `counter-${id}-${createdAt.getTime()}`;
}

const pattern = /<counter-(\d{1,15})-(\d{1,15})@/;

/** Finds the first Message-ID of ours in a text. */
export function findMessageId(text: string): MailKey | undefined {
  const [, id, time] = pattern.exec(text) ?? [];
  if (id === undefined || time === undefined) return undefined;
  return { id: Number(id), createdAt: new Date(Number(time)) };
}
