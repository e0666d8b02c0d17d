import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { renderTables } from './testing/tables/render-tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

it('has table types that match the migrations (npm run generate:tables)', async () => {
  const rendered = await renderTables(database.pool);
  const paths = [...rendered.keys()];
  const kept = await Promise.all(
    paths.map(async (path) => readFile(join(import.meta.dirname, path), 'utf8')),
  );
  expect(new Map(paths.map((path, index) => [path, kept[index]]))).toEqual(rendered);
});
