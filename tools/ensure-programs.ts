import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.ts';

// The headless shell renders no window, which makes every test a quarter faster.
const shell = 'chromium-headless-shell';
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const spamAssassin = ['spamassassin'];
const firefox = ['firefox-esr', 'firefox'];
/** Folders that aren't on everybody's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first of the programs on the PATH or in the system's folders. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders];
  return candidates
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

/** Installs system packages if we are root on a system with apt-get. Returns true if that worked. */
async function install(what: string, packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${what} with apt-get…`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quietly);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  return (await run('apt-get', [...options, ...packages], quietly)) === 0;
}

/**
 * Returns the path of a Chromium for browser tests, preferably the headless shell. If there is none, installs the
 * system's package as root with apt-get, otherwise prints what to do.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (!findProgram(browsers)) {
    const fonts = 'fonts-liberation';
    if (!(await install('Chromium', [fonts, shell])))
      await install('Chromium', [fonts, 'chromium']);
  }
  return orExplain(findProgram(browsers), 'The browser tests need Chromium', 'chromium');
}

/** Returns the path of SpamAssassin, installed like Chromium. */
export async function ensureSpamAssassin(): Promise<string | undefined> {
  if (!findProgram(spamAssassin)) await install('SpamAssassin', spamAssassin);
  const why = 'The mails are scored by SpamAssassin';
  return orExplain(findProgram(spamAssassin), why, 'spamassassin');
}

/** Returns the path of HAProxy, installed like Chromium. */
export async function ensureHaproxy(): Promise<string | undefined> {
  return ensureService('haproxy', 'The soak puts HAProxy in front of Counter');
}

/** Returns the path of nginx, installed like Chromium. */
export async function ensureNginx(): Promise<string | undefined> {
  return ensureService('nginx', 'A test puts nginx in front of Counter', 'nginx-light');
}

/** Returns the path of PgBouncer, installed like Chromium. */
export async function ensurePgbouncer(): Promise<string | undefined> {
  return ensureService('pgbouncer', 'A test puts PgBouncer in front of the database');
}

/** Returns the path of OpenSSL, installed like Chromium. */
export async function ensureOpenssl(): Promise<string | undefined> {
  const openssl = ['openssl'];
  if (!findProgram(openssl)) await install('OpenSSL', openssl);
  return orExplain(findProgram(openssl), 'A test encrypts the connection to a database', 'openssl');
}

/**
 * Returns the path of a program that Debian starts as a service. Stops a newly installed service, because tests start
 * their own.
 */
async function ensureService(
  name: string,
  why: string,
  packageName = name,
): Promise<string | undefined> {
  if (!findProgram([name]) && (await install(name, [packageName]))) {
    await run('service', [name, 'stop']);
    await run('update-rc.d', [name, 'disable']);
  }
  return orExplain(findProgram([name]), why, packageName);
}

/** Returns the path of Firefox, installed like Chromium. */
export async function ensureFirefox(): Promise<string | undefined> {
  if (!findProgram(firefox)) await install('Firefox', ['fonts-liberation', 'firefox-esr']);
  return orExplain(findProgram(firefox), 'The walks need Firefox', 'firefox-esr');
}

/** Returns the path of WebKitGTK's driver, installed like Chromium, with the display and bus that it needs. */
export async function ensureWebKit(): Promise<string | undefined> {
  const packages = ['fonts-liberation', 'webkit2gtk-driver', 'xvfb', 'dbus'];
  const programs = [['WebKitWebDriver'], ['Xvfb'], ['dbus-run-session']];
  const isComplete = () => programs.every((names) => findProgram(names));
  if (!isComplete()) await install('WebKitGTK', packages);
  const found = isComplete() ? findProgram(['WebKitWebDriver']) : undefined;
  return orExplain(
    found,
    'The walks need WebKitGTK, a screen and a bus',
    packages.slice(1).join(' '),
  );
}

function orExplain(
  found: string | undefined,
  why: string,
  packageName: string,
): string | undefined {
  if (!found) {
    console.error(
      `${why}, and none was found on the PATH. ` +
        `Install it (Debian, Ubuntu: sudo apt-get install ${packageName}) and run the tests again.`,
    );
  }
  return found;
}
