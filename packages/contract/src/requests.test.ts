import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { allEndpoints } from './index.ts';
import { fieldMessage } from './shared/index.ts';

z.config({ localeError: fieldMessage });

const libraryWords =
  /Invalid (?:input|option|string|number|key|value)|expected|received|Too (?:big|small):|Unrecognized/;

const hostile = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  1e308,
  true,
  [],
  [1],
  [null],
  [[]],
  {},
  { kind: 'x' },
  '\0',
  '\uD800',
  '９',
  '2026-02-30',
  '99:99',
  'x'.repeat(5000),
);
const junk = fc.oneof(hostile, fc.anything({ maxDepth: 2 }));

/** Values for an object's fields, some of them as the schema wants them and some not. */
function valuesFor(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (depth > 4) return junk;
  const inner = fitting(def, depth);
  return inner ? fc.oneof({ weight: 3, arbitrary: inner }, { weight: 1, arbitrary: junk }) : junk;
}

function fitting(
  def: z.core.$ZodTypes['_zod']['def'],
  depth: number,
): fc.Arbitrary<unknown> | undefined {
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, valuesFor(field, depth + 1)]),
        ),
      );
    case 'array':
      return fc.array(valuesFor(def.element, depth + 1), { maxLength: 3 });
    case 'optional':
    case 'nullable':
    case 'default':
      return valuesFor(def.innerType, depth);
    case 'pipe':
      return valuesFor(def.in, depth);
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesFor(option, depth)));
    case 'intersection':
      return fc
        .tuple(valuesFor(def.left, depth), valuesFor(def.right, depth))
        .map(([left, right]) => ({ ...fieldsOf(left), ...fieldsOf(right) }));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'string':
      return fc.oneof(fc.string(), fc.constantFrom('2026-11-21', '09:00', '12', 'a@b.test'));
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return undefined;
  }
}

const fieldsOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

const requests = allEndpoints.flatMap(({ name, endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[name, part, schema] as const] : [];
  }),
);

describe('every request', () => {
  it.each(requests)('%s handles any %s with our own messages', (_name, _part, schema) => {
    fc.assert(
      fc.property(valuesFor(schema), (value) => {
        const { error } = z.safeParse(schema, value);
        for (const { message } of error?.issues ?? []) {
          expect(message).not.toBe('');
          expect(message).not.toMatch(libraryWords);
        }
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  });
});
