import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.ts';

// The shell has no window to draw for, which takes a quarter off every test.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the named programs on the PATH. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return candidates
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

async function installChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.log('Installing Chromium with apt-get…');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'];
  await run('apt-get', ['update', '-qq'], quietly);
  if ((await run('apt-get', [...install, shell], quietly)) === 0) return;
  await run('apt-get', [...install, 'chromium'], quietly);
}

/**
 * The path of a Chromium for the browser tests, the headless shell where there is one. Where there is
 * neither and we are root on a system with apt-get, installs the system's own package; otherwise says on
 * the console what to do.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (!findProgram(names)) await installChromium();
  const found = findProgram(names);
  if (!found) {
    console.error(
      'The browser tests need Chromium, and none was found on the PATH. ' +
        'Install it (Debian, Ubuntu: sudo apt-get install chromium) and run the tests again.',
    );
  }
  return found;
}
