import type { Mail } from './letter.ts';
import type { MailPart } from './mail-content.ts';

/** Renders a mail as plain text, with each link on its own line. */
export function writeText({ content, unsubscribeUrl }: Omit<Mail, 'to' | 'subject'>): string {
  const { title, greeting, parts, reason, sender } = content;
  return [
    ...[title, greeting].filter((words) => words !== null),
    ...parts.map((part, at) => textOf(part, parts[at - 1])),
    ...(reason === null ? [] : [reason]),
    ...(unsubscribeUrl === undefined ? [] : [`Unsubscribe:\n\n${unsubscribeUrl}`]),
    `${sender.name}\n`,
  ]
    .filter((words) => words !== '')
    .join('\n\n');
}

function textOf(part: MailPart, before: MailPart | undefined): string {
  switch (part.kind) {
    case 'text':
    case 'quote':
      return part.text;
    case 'button':
    case 'link':
      return isAnnounced(before) ? part.url : `${part.label}:\n\n${part.url}`;
    case 'code':
      return part.code;
    case 'facts':
      return alignedOf(
        part.facts.map(([label, value, note]) => [
          label,
          note === '' ? value : `${value}  (${note})`,
        ]),
      );
    case 'list':
      return [part.title, ...part.lines].join('\n');
    case 'items':
      return alignedOf([
        ...part.items.flatMap(({ name, details, amount }) => [
          [name, amount] as const,
          ...details.map((detail) => [`  ${detail}`, ''] as const),
        ]),
        ...part.sums.map(({ label, amount }) => [label, amount] as const),
      ]);
    case 'bars':
      return [part.title, alignedOf(part.bars.map(({ label, value }) => [label, value]))].join(
        '\n',
      );
  }
}

/** Returns true if the sentence before a link already describes it. */
function isAnnounced(before: MailPart | undefined): boolean {
  return before?.kind === 'text' && before.text.endsWith(':');
}

function alignedOf(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd()).join('\n');
}
