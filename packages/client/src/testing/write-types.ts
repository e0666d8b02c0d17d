import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Description } from './read-description.ts';

/** Writes the types of the API's calls. */
export async function writeTypes(description: Description): Promise<string> {
  // It adds to what it is given.
  const copy = JSON.stringify(description);
  const types = astToString(await openapiTypescript(copy, { alphabetize: true }));
  return `// Generated from openapi.json by \`npm run generate:client\`. Do not edit.\n${types}`;
}
