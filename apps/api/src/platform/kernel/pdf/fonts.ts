import { readFile } from 'node:fs/promises';

type Fonts = { readonly plain: Buffer; readonly bold: Buffer };

let loaded: Promise<Fonts> | undefined;

/** Returns the screens' font, unsubsetted, with the letters of all European languages. */
export async function fonts(): Promise<Fonts> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Fonts> {
  const [plain, bold] = await Promise.all([
    readFile(
      new URL(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    ),
    readFile(
      new URL(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
    ),
  ]);
  return { plain: withoutShaping(plain), bold: withoutShaping(bold) };
}

/** Removes the tables for ligatures and kerning, which make a long statement take ten times as long. */
function withoutShaping(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table += 1) {
    const at = 12 + 16 * table;
    const tag = font.toString('latin1', at, at + 4);
    if (tag === 'GSUB' || tag === 'GPOS') font.write(tag.toLowerCase(), at, 'latin1');
  }
  return font;
}
