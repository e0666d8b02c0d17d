import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openBackup } from './read-backup.ts';

type Found = { readonly file: string; readonly madeAt: string };

/** Replaces numbers: "counter-2026-11-26.tar.gz" becomes "counter-#-#-#.tar.gz". */
const seriesOf = (name: string): string => name.replaceAll(/\d+/g, '#');

/**
 * Removes the oldest backups beside a file, keeping `keep` of them. Only considers backups of Counter whose names
 * differ only by numbers. Returns the removed files.
 */
export async function removeOldBackups(file: string, keep: number): Promise<string[]> {
  const folder = path.dirname(file);
  const series = seriesOf(path.basename(file));
  const names = (await readdir(folder)).filter((name) => seriesOf(name) === series);
  const found: Found[] = [];
  for (const name of names) {
    const madeAt = await findTime(path.join(folder, name));
    if (madeAt) found.push({ file: path.join(folder, name), madeAt });
  }
  const old = found.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)).slice(keep);
  for (const each of old) await rm(each.file);
  return old.map((each) => each.file);
}

/** Returns when a backup was made; undefined for a file that is not a backup, or has another format. */
async function findTime(file: string): Promise<string | undefined> {
  try {
    const { manifest, entries } = await openBackup(file);
    await entries.return(undefined);
    return manifest.madeAt;
  } catch {
    return undefined;
  }
}
