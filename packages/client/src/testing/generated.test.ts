import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fileOf, readDescription } from './read-description.ts';
import { writeCollection } from './write-collection.ts';
import { writeTypes } from './write-types.ts';

const read = async (name: string) => readFile(fileOf(name), 'utf8');

it('has types and a Postman collection that match the current API description', async () => {
  const description = await readDescription();
  // Else run "npm run generate:client".
  expect(await read('src/schema.gen.ts')).toBe(await writeTypes(description));
  expect(await read('counter.postman_collection.json')).toBe(writeCollection(description));
});
