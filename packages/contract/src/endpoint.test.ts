import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { callerKindOf, endpoint, type Can } from './endpoint.ts';

const callers: [Can, string][] = [
  ['anyone', 'anyone'],
  ['signedIn', 'signedIn'],
  ['operator', 'operator'],
  [{ who: 'operator', store: 'body.storeId' }, 'operator'],
  [{ who: 'visitor', storeUrl: 'params.storeUrl' }, 'visitor'],
  [{ permission: 'menu:read', store: 'body.storeId' }, 'member'],
  [{ permission: 'feedback:read', storeOf: 'review', id: 'params.id' }, 'member'],
];

test.each(callers)('%o is for the caller %s', (can, kind) => {
  expect(callerKindOf(can)).toBe(kind);
});

const declaration = {
  method: 'GET',
  path: '/things',
  summary: 'Gets the things.',
  answer: z.object({ data: z.array(z.string()) }),
  can: 'signedIn',
} as const;

test('a call has no properties that its declaration omits', () => {
  expect(endpoint(declaration)).toStrictEqual({
    ...declaration,
    params: undefined,
    query: undefined,
    body: undefined,
    proof: 'none',
    keyScope: undefined,
    beforeFactor: false,
    idempotency: 'none',
    rateLimit: undefined,
    bodyLimit: undefined,
    kind: 'json',
    writes: false,
  });
});

test('a call keeps its declaration', () => {
  const given = {
    ...declaration,
    beforeFactor: true,
    idempotency: 'required',
    rateLimit: 5,
    bodyLimit: { bytes: 10, refusal: 'Choose a smaller file.' },
    kind: 'csv',
    writes: true,
  } as const;
  expect(endpoint(given)).toMatchObject(given);
});
