import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { addStore } from './testing/stores/marketplace.ts';
import {
  databaseUrlOf,
  makeHome,
  startProgram,
  stopProgram,
  type Home,
  type ProgramProcess,
} from './testing/processes/server-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = async (file: string) => readFile(path.join(root, file), 'utf8');

let home: Home;
let database: TestDatabase;
let program: ProgramProcess;
let open: string;
let own: string;
let metrics: string;
beforeAll(async () => {
  [home, database] = await Promise.all([makeHome(), createTestDatabase()]);
  // A consumer is only shown with a store that it reads.
  const store = await addStore(database.db);
  await database.db
    .insertInto('storeEventHeads')
    .values({ storeId: store.id, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.db
    .insertInto('eventPositions')
    .values({ storeId: store.id, reader: 'push', seq: 0 })
    .execute();
  program = startProgram(
    'server.ts',
    {
      ...home.settings,
      DATABASE_URL: databaseUrlOf(database.connection),
      ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
      MANAGEMENT_PORT: '0',
      SHUTDOWN_GRACE_SECONDS: '0',
    },
    { cwd: home.folder },
  );
  open = await program.ready;
  own = (await program.management) ?? '';
  await fetch(`${open}/healthz`);
  metrics = await (await fetch(`${own}/metrics`)).text();
}, 120_000);
afterAll(async () => {
  await stopProgram(program);
  await database.drop();
  await home.remove();
});

describe('a management port', () => {
  const statuses = async (url: string, paths: readonly string[]) =>
    Promise.all(paths.map(async (one) => (await fetch(`${url}${one}`)).status));

  it('serves metrics, API docs and health, while the public port serves only health', async () => {
    const paths = ['/metrics', '/api/v1/openapi.json', '/api/v1/docs/', '/healthz', '/readyz'];
    expect(await statuses(own, paths)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(open, paths)).toEqual([404, 404, 404, 200, 200]);
    expect(await statuses(own, ['/', '/api/v1/merchant/auth/session'])).toEqual([404, 404]);
  });
});

/** Returns the exposed series by name, each with the values of its labels. */
function readSeries(): Map<string, Map<string, Set<string>>> {
  const series = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of metrics.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = series.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    series.set(name, known);
  }
  // Prometheus adds this one itself.
  return series.set('up', new Map());
}

/** Labels that Prometheus adds to every series of a job. */
const ofPrometheus = ['job', 'instance'];

/** Returns what is wrong with an expression: a syntax error, or a series, label or value that is not exposed. */
function complaintsAbout(expression: string): string[] {
  const series = readSeries();
  const complaints: string[] = [];
  const named: string[] = [];
  const labels: string[] = [];
  const text = ({ from, to }: { readonly from: number; readonly to: number }) =>
    expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) complaints.push(`syntax at ${node.from}`);
      if (node.name === 'LabelName') labels.push(text(node));
      if (node.name !== 'VectorSelector') return;
      const name = text(node.node.getChild('Identifier') ?? node);
      named.push(name);
      const exposed = series.get(name);
      if (!exposed) complaints.push(`no series ${name}`);
      for (const matcher of node.node
        .getChild('LabelMatchers')
        ?.getChildren('UnquotedLabelMatcher') ?? []) {
        const [, label = '', value = ''] = /^(\w+)="(.*)"$/.exec(text(matcher)) ?? [];
        if (label === '' || ofPrometheus.includes(label)) continue;
        if (!exposed?.get(label)?.has(value))
          complaints.push(`no ${name} with ${label}="${value}"`);
      }
    },
  });
  const known = new Set([
    ...ofPrometheus,
    ...named.flatMap((name) => [...(series.get(name)?.keys() ?? [])]),
  ]);
  complaints.push(
    ...labels.filter((label) => !known.has(label)).map((label) => `no label ${label}`),
  );
  return named.length === 0 ? [...complaints, 'names no series'] : complaints;
}

const rulesFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning', 'info']) }),
          annotations: z.object({
            summary: z.string().regex(/\.$/),
            action: z.string().regex(/\.$/),
            runbook: z.string(),
          }),
        }),
      ),
    }),
  ),
});

const dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).optional(),
    }),
  ),
});

describe('the Prometheus and Grafana files', () => {
  it('alert only on exported metrics, each with a runbook', async () => {
    const rules = rulesFile
      .parse(parse(await read('deploy/prometheus/counter.rules.yml')))
      .groups.flatMap((group) => group.rules);
    const runbook = await read('docs/alerts.md');
    const headings = Array.from(runbook.matchAll(/^## (\w+)$/gm), ([, name = '']) => name);
    expect(rules.map(({ alert }) => alert).toSorted()).toEqual(headings.toSorted());
    for (const { alert, expr, annotations } of rules) {
      expect([alert, ...complaintsAbout(expr)]).toEqual([alert]);
      expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
    }
  });

  it('chart every one of our metrics and only exported ones', async () => {
    const { panels } = dashboard.parse(JSON.parse(await read('deploy/grafana/counter.json')));
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    for (const expr of expressions) expect([expr, ...complaintsAbout(expr)]).toEqual([expr]);
    const ours = [...readSeries().keys()].filter((name) => name.startsWith('counter_'));
    const shown = (name: string) => expressions.some((expr) => expr.includes(name));
    expect(ours.filter((name) => !shown(name.replace(/_sum$/, '_count')))).toEqual([]);
  });

  it('fail the check on a wrong metric, label, value or bracket', () => {
    const wrong = ['counter_nothing', 'counter_messages_failed{kind="fax"}', 'sum(counter_info'];
    for (const expr of wrong) expect(complaintsAbout(expr)).not.toEqual([]);
    expect(complaintsAbout('max by (store) (counter_jobs_due)')).toEqual(['no label store']);
  });
});
