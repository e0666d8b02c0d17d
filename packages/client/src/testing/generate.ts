import { writeFile } from 'node:fs/promises';
import { fileOf, readDescription } from './read-description.ts';
import { writeCollection } from './write-collection.ts';
import { writeTypes } from './write-types.ts';

const description = await readDescription();
await writeFile(fileOf('src/schema.gen.ts'), await writeTypes(description));
await writeFile(fileOf('counter.postman_collection.json'), writeCollection(description));
