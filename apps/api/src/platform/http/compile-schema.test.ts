import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { compileSchema } from './compile-schema.ts';

const item = z.object({
  line: z.int(),
  note: z.optional(z.string()),
  deal: z.nullable(z.object({ name: z.string() })),
});
const answer = z.object({
  data: z.array(item),
  pay: z.union([
    z.object({ kind: z.literal('CARD'), last4: z.string() }),
    z.object({ kind: z.literal('CASH') }),
  ]),
});

const text = fc.string({ maxLength: 3 });
const items = fc.record(
  {
    line: fc.oneof(fc.integer(), fc.double(), text),
    note: fc.oneof(text, fc.constant(undefined), fc.constant(1)),
    deal: fc.oneof(fc.constant(null), fc.record({ name: text, secret: text })),
    secret: text,
  },
  { requiredKeys: ['line'] },
);
const pays = fc.record({
  kind: fc.constantFrom('CARD', 'CASH', 'CHEQUE'),
  last4: fc.oneof(text, fc.constant(undefined)),
  secret: text,
});
const answers = fc.record({ data: fc.array(items, { maxLength: 3 }), pay: pays, secret: text });

test('a compiled schema accepts and rejects the same values as the original', () => {
  fc.assert(
    fc.property(answers, (value) => {
      const [plain, fast] = [answer, compileSchema(answer)].map((one) => z.safeParse(one, value));
      expect(fast?.data).toEqual(plain?.data);
      expect(fast?.error?.issues).toEqual(plain?.error?.issues);
    }),
  );
});

test('a schema is compiled once', () => {
  expect(compileSchema(answer)).toBe(compileSchema(answer));
});
