import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { inlineValues } from './inline-values.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => database.drop());

it('inlines any value so that the query returns the same as with parameters', async () => {
  const text = `select $1::text as quoted, $2::bigint as below, $3::boolean as flag, $4::timestamptz as at,
    $5::bytea as bytes, $6::text[] as texts, $7::bigint[] as numbers, $8::jsonb as document, $9::text as nothing,
    $10::text as tenth, $1::text as again`;
  const values = [
    String.raw`it's "$2" \ a 'quote'`,
    -5,
    true,
    new Date('2026-03-08T07:30:00.123Z'),
    Buffer.from([0, 39, 92, 255]),
    ['a "b"', String.raw`c\d`, '', null, 'e,f{g}', "h'i"],
    [1, -2],
    JSON.stringify({ name: "o'clock" }),
    null,
    'ten',
  ];
  const asParameters = await database.pool.query(text, values);
  const inText = await database.pool.query(inlineValues(text, values));
  expect(inText.rows).toEqual(asParameters.rows);
});
