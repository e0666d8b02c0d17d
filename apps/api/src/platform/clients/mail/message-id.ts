/** A mail as its Message-ID names it. */
export type MailKey = { readonly id: number; readonly createdAt: Date };

/** Writes the part of a Message-ID before the `@`. The time in it can't be guessed by who hasn't got the mail. */
export function messageIdOf({ id, createdAt }: MailKey): string {
  return `counter-${id}-${createdAt.getTime()}`;
}

const pattern = /<counter-(\d{1,15})-(\d{1,15})@/;

/** Finds the first of our Message-IDs in a text. */
export function findMessageId(text: string): MailKey | undefined {
  const [, id, time] = pattern.exec(text) ?? [];
  if (id === undefined || time === undefined) return undefined;
  return { id: Number(id), createdAt: new Date(Number(time)) };
}
