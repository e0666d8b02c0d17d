import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../servers.ts';

export type Section =
  | 'requests'
  | 'shared-requests'
  | 'menu'
  | 'find'
  | 'screens'
  | 'crowd'
  | 'desk'
  | 'first-load'
  | 'start'
  | 'forecast';

const file = path.join(repository, 'docs/performance.md');

/** Writes the results between their section markers and leaves everything else unchanged. */
export async function writeSections(sections: ReadonlyMap<Section, string>): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [section, content] of sections) text = replaceSection(text, section, content);
  await writeFile(file, text);
}

function replaceSection(text: string, section: Section, content: string): string {
  const [begin, end] = [`<!-- bench:${section} -->`, `<!-- /bench:${section} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${file} has lost the marks ${begin} and ${end}; put them back.`);
  }
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
