import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import type { z } from 'zod/mini';

/** A raw HTTP request. */
export type HostileCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly contentType: string;
  readonly payload: string | undefined;
  /** True if the request still identifies the store. */
  readonly namesStore: boolean;
};

type Random = (below: number) => number;

/** Creates a seeded generator of pseudorandom integers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1);

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  0.1 + 0.2,
  32_768,
  2_147_483_648,
  2 ** 53 - 1,
  -(2 ** 53),
  1e21,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'x',
  'null',
  'a\0b',
  '\uD800',
  '\uDC00tail',
  '👩‍👩‍👧‍👦'.repeat(50),
  '\u202Eevil',
  'İ̇ſß',
  "'; drop table orders; --",
  '%00',
  '%',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${1}',
  'x'.repeat(100_000),
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2/29/2027',
  '275760-09-13T00:00:00.000Z',
  '2026-03-04T05:06:07Z',
  '24:00',
  '00:00',
  'America/New_York',
  'Mars/Base',
  'a@b.test',
  '+12125550142',
  [],
  [null],
  [[]],
  ['x', 'x'],
  [1, 1, 2],
  [{}],
  Array.from({ length: 2000 }, (_, place) => place),
  {},
  { a: 1 },
  { kind: 'NONE' },
  { length: -1 },
  deep(15),
  deep(500),
];

/** Bodies that replace a whole request body. */
const bodies: readonly string[] = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '1',
  '"text"',
  '{}',
  '\u0000',
  '{"a":1}}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1e999}',
  '{"a":NaN}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `{"${'k'.repeat(50_000)}":1}`,
  '{"toString":1,"hasOwnProperty":2,"__defineGetter__":3}',
];

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Returns a request that is well-formed except for one or two mutations. */
export function hostileCall(
  endpoint: Endpoint,
  sample: CallOf<Endpoint>,
  random: Random,
): HostileCall {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of any endpoint are these three at most
  const { params = {}, query = {}, body } = structuredClone(sample) as Parts;
  const pick = <One>(from: readonly One[]): One | undefined => from[random(from.length)];
  const changed: Parts = { params, query, body };
  const call = { contentType: 'application/json', namesStore: true };
  const way = random(10);
  if (way === 0 && body !== undefined) {
    return { ...toRequest(endpoint, changed), ...call, payload: pick(bodies), namesStore: false };
  }
  if (way === 1) {
    const contentType = pick(['text/plain', 'application/xml', 'multipart/form-data', 'x']) ?? '';
    return {
      ...toRequest(endpoint, changed),
      ...call,
      contentType,
      namesStore: body === undefined,
    };
  }
  const times = 1 + random(2);
  let namesStore = true;
  const paths = pathsOf(endpoint, changed);
  for (let time = 0; time < times; time += 1) {
    const path = pick(paths);
    if (!path) break;
    setAt(changed, path, random(12) === 0 ? undefined : structuredClone(pick(values)));
    namesStore &&= !claimsStore(endpoint, path.join('.'));
  }
  const request = toRequest(endpoint, changed);
  return { ...request, ...call, namesStore };
}

/** Returns true if a field identifies a member's store. */
function claimsStore({ can }: Endpoint, field: string): boolean {
  if (typeof can !== 'object' || !('permission' in can)) return false;
  return field === ('storeOf' in can ? can.id : can.store);
}

function toRequest(
  { method, path }: Endpoint,
  { params = {}, query = {}, body }: Parts,
): Pick<HostileCall, 'method' | 'url' | 'payload'> {
  const text = (value: unknown): string =>
    encodeURIComponent(
      (typeof value === 'string' ? value : JSON.stringify({ value })).toWellFormed().slice(0, 500),
    );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => text(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${text(value)}`);
  return {
    method,
    url: `/api/v1${filled}${search.length === 0 ? '' : `?${search.join('&')}`}`,
    payload: body === undefined ? undefined : JSON.stringify(body),
  };
}

type Path = readonly (string | number)[];

/** Returns the mutable paths of a request, from its sample and its schemas. */
function pathsOf(endpoint: Endpoint, parts: Parts): Path[] {
  return [
    ...fieldsOf(endpoint.params).map((name) => ['params', name]),
    ...fieldsOf(endpoint.query).map((name) => ['query', name]),
    ...fieldsOf(endpoint.body).map((name) => ['body', name]),
    ...within(parts.body, ['body']),
    ...(parts.body === undefined ? [] : [['body', 'unknown']]),
  ];
}

function within(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    [...path, name],
    ...within(one, [...path, name]),
  ]);
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  return def.type === 'intersection' ? [...fieldsOf(def.left), ...fieldsOf(def.right)] : [];
}

function setAt(target: object, path: Path, value: unknown): void {
  const [name = '', ...rest] = path;
  const inner: unknown = Object.getOwnPropertyDescriptor(target, name)?.value;
  if (rest.length === 0) Object.assign(target, { [name]: value });
  else if (typeof inner === 'object' && inner !== null) setAt(inner, rest, value);
}
