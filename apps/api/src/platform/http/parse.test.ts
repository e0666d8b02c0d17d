import { endpoint, type Endpoint } from '@counter/contract/endpoint';
import { allEndpoints } from '@counter/contract';
import { id } from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { parseParts } from './parse.ts';
import { ProblemError } from '../kernel/problem.ts';

const call: Endpoint = endpoint({
  method: 'POST',
  path: '/test',
  summary: 'A call that tests make.',
  query: z.object({ page: z.optional(z.string()) }),
  body: z.object({
    storeId: id,
    note: z.optional(z.string()),
    parts: z._default(z.array(z.object({ name: z.string() })), []),
    tip: z.optional(
      z.union([z.object({ percent: z.int() }), z.object({ amount: z.int(), why: z.string() })]),
    ),
  }),
  answer: z.object({}),
  can: 'signedIn',
});

function judge(body: unknown, query: object = {}, of = call) {
  try {
    return parseParts(of, { params: {}, query, body });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { status: error.status, detail: error.message, errors: error.errors };
  }
}

const errorsOf = (body: unknown, query?: object) => {
  const judged = judge(body, query);
  return 'errors' in judged ? judged.errors : judged;
};

describe('a request', () => {
  it.each([
    [{ storeId: 1, size: 2 }, 'size'],
    [{ storeId: 1, parts: [{ name: 'a' }, { name: 'b', color: 'red' }] }, 'parts.1.color'],
    [{ storeId: 1, tip: { percent: 10, amount: 3 } }, 'tip.amount'],
    [{ storeId: 1, toString: 1 }, 'toString'],
    [JSON.parse('{"storeId":1,"constructor":{"a":1}}'), 'constructor'],
  ])('with an unknown field gets an error that names it: %j', (body, path) => {
    const name = path.split('.').at(-1);
    expect(errorsOf(body)).toEqual([{ path, message: `This call has no field "${name}"` }]);
  });

  it('with unknown query fields, or a body where none is expected, gets an error', () => {
    expect(errorsOf({ storeId: 1 }, { pge: '1' })).toEqual([
      { path: 'pge', message: 'This call has no field "pge"' },
    ]);
    expect(judge({ a: 1 }, {}, { ...call, body: undefined })).toMatchObject({ status: 422 });
  });

  it('gets errors for unknown and invalid fields together', () => {
    expect(errorsOf({ storeId: 'x', size: 2 })).toEqual([
      { path: 'storeId', message: 'Enter a number' },
      { path: 'size', message: 'This call has no field "size"' },
    ]);
  });

  it("may include the caller's user ID", () => {
    expect(judge({ storeId: 1, userId: 7 })).toMatchObject({ body: { storeId: 1 } });
    expect(judge({ storeId: 1, userId: 7 }, {}, { ...call, can: 'anyone' })).toMatchObject({
      status: 422,
    });
  });

  it('gets the errors of the matching variant of a field', () => {
    expect(errorsOf({ storeId: 1, tip: { amount: 1.5, why: 'x' } })).toEqual([
      { path: 'tip.amount', message: 'Enter a whole number' },
    ]);
    expect(errorsOf({ storeId: 1, tip: 5 })).toEqual([
      { path: 'tip', message: "This value isn't accepted" },
    ]);
  });

  it.each([['a\0b'], ['\uD800'], ['\uDC00x']])("can't contain the text %j", (note) => {
    expect(judge({ storeId: 1, note })).toEqual({
      status: 422,
      detail: "Remove the characters that can't be saved",
      errors: [{ path: 'note', message: "Remove the characters that can't be saved" }],
    });
  });

  it("can't be nested endlessly", () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(judge({ storeId: 1, parts: deep })).toMatchObject({ status: 400 });
  });

  it.each([[undefined], [null], [[]], ['text'], [1]])('must be an object, not %j', (body) => {
    expect(judge(body)).toMatchObject({ status: 400 });
  });

  it("gets a message that includes the field's name when the message alone is unclear", () => {
    expect(judge({ storeId: 'x' })).toMatchObject({ detail: 'storeId: Enter a number' });
  });
});

describe('every call', () => {
  const withBody = allEndpoints.filter(({ endpoint: { body, params } }) => body && !params);
  const anyName = fc.string({ minLength: 1 }).map((name) => `x-${name.toWellFormed()}`);

  it.each(withBody)('$name rejects an unknown field', ({ endpoint: one }) => {
    fc.assert(
      fc.property(anyName, fc.jsonValue(), (name, value) => {
        const judged = judge({ [name]: value }, {}, one);
        const errors = 'errors' in judged ? judged.errors : [];
        expect(errors?.map(({ path }) => path)).toContain(name);
      }),
      { numRuns: 5 },
    );
  });
});
