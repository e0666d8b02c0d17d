import path from 'node:path';
import { databaseUrlOf, makeHome, runProgram, type TestDatabase } from '@counter/api/testing';

/**
 * Backs up a database sealed by `demoVault` and its data folder's files, restores both into an empty folder, and checks
 * the ledger there. Returns the commands' output.
 */
export async function comeBackFromBackup({ connection }: TestDatabase, dataDir: string) {
  const home = await makeHome();
  const file = path.join(home.folder, 'demo.tar.gz');
  const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;
  const settings = { ...home.settings, ENCRYPTION_KEYS };

  const source = { ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(connection) };
  const written = await runProgram(source, 'backup', file);
  const target = { ...settings, DATA_DIR: path.join(home.folder, 'new') };
  const restored = await runProgram(target, 'restore', file);
  const books = await runProgram(target, 'check-books');
  await home.remove();
  return { written: written.text, restored: restored.text, books: books.text, code: books.code };
}
