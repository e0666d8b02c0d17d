import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.ts';

// The shell has no window to draw for, which takes a quarter off every test.
const shell = 'chromium-headless-shell';
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const spamAssassin = ['spamassassin'];
const firefox = ['firefox-esr', 'firefox'];
/** Not on the PATH of everybody. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the named programs on the PATH or in the system's folders. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders];
  return candidates
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

/** Installs packages of the system, if we are root on one with apt-get. Returns true if that worked. */
async function install(what: string, packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${what} with apt-get…`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quietly);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  return (await run('apt-get', [...options, ...packages], quietly)) === 0;
}

/**
 * The path of a Chromium for the browser tests, the headless shell where there is one. Where there is
 * neither and we are root on a system with apt-get, installs the system's own package; otherwise says on
 * the console what to do.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (!findProgram(browsers)) {
    const fonts = 'fonts-liberation';
    if (!(await install('Chromium', [fonts, shell])))
      await install('Chromium', [fonts, 'chromium']);
  }
  return orExplain(findProgram(browsers), 'The browser tests need Chromium', 'chromium');
}

/** The path of SpamAssassin, installed as Chromium is. */
export async function ensureSpamAssassin(): Promise<string | undefined> {
  if (!findProgram(spamAssassin)) await install('SpamAssassin', spamAssassin);
  const why = 'The mails are scored by SpamAssassin';
  return orExplain(findProgram(spamAssassin), why, 'spamassassin');
}

/** The path of HAProxy, installed as Chromium is. */
export async function ensureHaproxy(): Promise<string | undefined> {
  return ensureService('haproxy', 'The soak puts HAProxy in front of Counter');
}

/** The path of nginx, installed as Chromium is. */
export async function ensureNginx(): Promise<string | undefined> {
  return ensureService('nginx', 'A test puts nginx in front of Counter', 'nginx-light');
}

/** The path of PgBouncer, installed as Chromium is. */
export async function ensurePgbouncer(): Promise<string | undefined> {
  return ensureService('pgbouncer', 'A test puts PgBouncer in front of the database');
}

/** The path of OpenSSL, installed as Chromium is. */
export async function ensureOpenssl(): Promise<string | undefined> {
  const openssl = ['openssl'];
  if (!findProgram(openssl)) await install('OpenSSL', openssl);
  return orExplain(findProgram(openssl), 'A test encrypts the connection to a database', 'openssl');
}

/** The path of a program that Debian starts as a service. One that is installed here is stopped: tests start their own. */
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

/** The path of Firefox, installed as Chromium is. */
export async function ensureFirefox(): Promise<string | undefined> {
  if (!findProgram(firefox)) await install('Firefox', ['fonts-liberation', 'firefox-esr']);
  return orExplain(findProgram(firefox), 'The walks need Firefox', 'firefox-esr');
}

/** The path of WebKitGTK's driver, installed as Chromium is with the screen and the bus that it needs. */
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
