import { z } from 'zod';
import { environment } from '../../platform/config/config.ts';
import { findReasons } from '../../platform/config/config-rules.ts';
import {
  foreignSettingTexts,
  settingTexts,
  type SettingText,
} from '../../platform/config/setting-texts.ts';

const [begin, end] = ['<!-- settings -->', '<!-- /settings -->'];

/** The parts of a JSON schema that the table shows. */
const facts = z.object({
  default: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Facts = z.output<typeof facts>;

const code = (text: string): string => `\`${text}\``;

/** Joins names: "`A`, `B` and `C`". */
function listOf(names: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...before] = names.map(code).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}

function defaultOf(found: Facts, { usual }: SettingText): string {
  if (usual !== undefined) return usual;
  const value = z.union([z.string(), z.number()]).safeParse(found.default);
  return value.success ? code(String(value.data)) : 'none';
}

function sentencesOf(name: string, found: Facts, { meaning }: SettingText): string {
  const sentences = [meaning];
  if (found.enum) sentences.push(`One of ${listOf(found.enum, 'or')}.`);
  if (found.minimum !== undefined && found.maximum !== undefined) {
    sentences.push(`From ${found.minimum} to ${found.maximum}.`);
  }
  const { together, because } = findReasons(name);
  if (together.length > 0) sentences.push(`Set together with ${listOf(together, 'and')}.`);
  if (because.length > 0) sentences.push(`Required with ${listOf(because, 'and')}.`);
  return sentences.join(' ');
}

/** Renders the table of all settings: names, defaults, ranges and dependencies from the schema, with their texts. */
export function drawSettings(): string {
  const schema = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  const known = z.record(z.string(), facts).parse(schema.properties);
  const texts: Readonly<Record<string, SettingText>> = { ...settingTexts, ...foreignSettingTexts };
  const names = [...Object.keys(known), ...Object.keys(foreignSettingTexts)];
  const rows = names.map((name) => {
    const [found, text] = [known[name] ?? {}, texts[name]];
    if (!text) throw new Error(`Describe ${name} in platform/config/setting-texts.ts.`);
    return [code(name), defaultOf(found, text), sentencesOf(name, found, text)] as const;
  });
  return toTable(['variable', 'default', 'meaning'], rows);
}

/** Renders a Markdown table with aligned columns. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
}

/** Returns a document with its table of settings replaced. */
export function withSettings(document: string, table: string): string {
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`Mark the table with ${begin} and ${end}.`);
  return `${document.slice(0, before)}${begin}\n\n${table}\n\n${document.slice(after)}`;
}
