import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Package } from './lockfile.ts';

const severities = ['low', 'moderate', 'high', 'critical'] as const;

/** Lower severities don't fail the check. */
const failsFrom = severities.indexOf('high');

/** A known vulnerability in a package. */
export type Advisory = {
  readonly id: string;
  readonly package: string;
  readonly severity: (typeof severities)[number];
  readonly title: string;
};

const stored = z.object({
  /** Later advisories are missing from the list. */
  publishedUntil: z.iso.date(),
  advisories: z.array(
    z.object({
      id: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
      package: z.string(),
      severity: z.enum(severities),
      title: z.string(),
      /** Version ranges; the end is excluded. */
      versions: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
});

export type StoredList = z.output<typeof stored>;

export function readStoredList(file: string): StoredList {
  return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns the advisories of a stored list that affect any of the packages. */
export function findHits({ advisories }: StoredList, packages: readonly Package[]): Advisory[] {
  return advisories.filter(({ package: name, versions }) =>
    packages.some(
      (one) =>
        one.name === name && versions.some(([from, before]) => isWithin(one.version, from, before)),
    ),
  );
}

function isWithin(version: string, from: string, before: string): boolean {
  return compareVersions(version, from) >= 0 && compareVersions(version, before) < 0;
}

/** Compares two versions by major, minor and patch. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = [0, 1, 2].find((place) => a[place] !== b[place]) ?? 0;
  return (a[at] ?? 0) - (b[at] ?? 0);
}

const numbersOf = (version: string): number[] =>
  (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['info', ...severities]),
          }),
        ]),
      ),
    }),
  ),
});

/** Parses the output of `npm audit --json`; undefined if the registry didn't answer. */
export function readAudit(text: string): Advisory[] | undefined {
  const parsed = audit.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(parsed.data.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string' || cause.severity === 'info') continue;
      const { name, title, url, severity } = cause;
      const id = url.slice(url.lastIndexOf('/') + 1);
      found.set(id, { id, package: name, severity, title });
    }
  }
  return [...found.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Accepted advisories by id, with the reason. */
const advisoryExceptions: Readonly<Record<string, string>> = {};

/** Returns true if an advisory fails the check. */
export function isGrave({ id, severity }: Advisory): boolean {
  return severities.indexOf(severity) >= failsFrom && advisoryExceptions[id] === undefined;
}
