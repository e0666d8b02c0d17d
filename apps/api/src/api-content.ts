import { readFile } from 'node:fs/promises';
import { allEndpoints, apiTags } from '@counter/contract';
import { problemCodes, problemSchema } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { ApiContent } from './platform/http/openapi.ts';
import { version } from './version.ts';

/** Sample responses from the API tests, written by `npm run generate:examples`. */
export const examplesFile = new URL('examples.json', import.meta.url);

const code = z.enum(problemCodes);

/** The content of the examples file. */
const examplesSchema = z.object({
  shared: z.partialRecord(code, problemSchema),
  calls: z.record(
    z.string(),
    z.object({
      success: z.optional(z.unknown()),
      problems: z.array(z.union([code, problemSchema])),
    }),
  ),
});

/** The content that the API description is generated from. */
export const apiContent: ApiContent = {
  endpoints: allEndpoints,
  tags: apiTags,
  version,
  readExamples: async () =>
    examplesSchema.parse(JSON.parse(await readFile(examplesFile, 'utf8')) as unknown),
};
