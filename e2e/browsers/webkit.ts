import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Driver } from './driver.ts';
import { openSession, type Session } from './web-driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's small browser on a screen of its own. It has no mode without a window. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const home = await settledHome();
  const port = await freePort();
  // Without a bus of its own, a call of the driver would wait for ever.
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // So that all it started ends with it.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${await displayOf(screen)}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // It refuses to run as root otherwise, as containers do.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = async () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
    screen.kill();
    await rm(home, { recursive: true, force: true });
  };
  try {
    return driverOf(await openSession(`http://127.0.0.1:${port}`), end);
  } catch (error) {
    await end();
    throw error;
  }
}

function driverOf({ send, version }: Session, end: () => Promise<void>): Driver {
  const find = async (selector: string): Promise<string> => {
    const found = await send('POST', '/element', { using: 'css selector', value: selector });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's answer
    return (found as Record<string, string>)[elementKey] ?? '';
  };
  return {
    name: `WebKitGTK ${version}`,
    goto: async (url) => void (await send('POST', '/url', { url })),
    evaluate: async (expression) =>
      send('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
    click: async (selector) => void (await send('POST', `/element/${await find(selector)}/click`)),
    type: async (selector, text) => {
      const element = await find(selector);
      await send('POST', `/element/${element}/clear`);
      await send('POST', `/element/${element}/value`, { text });
    },
    draw: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => {
      await send('DELETE', '').catch(() => null);
      await end();
    },
  };
}

/** A folder whose settings say that nothing should move: what slides in would be pressed where it no longer is. */
async function settledHome(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'counter-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  const settings = '[Settings]\ngtk-enable-animations=0\n';
  await writeFile(path.join(home, 'gtk-3.0', 'settings.ini'), settings);
  return home;
}

/** Returns the number that a screen chose. */
async function displayOf(screen: ChildProcess): Promise<number> {
  const written = screen.stdio[3];
  if (!(written instanceof Readable)) throw new Error('The screen tells nothing.');
  for await (const chunk of written) return Number(String(chunk));
  throw new Error('The screen did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
