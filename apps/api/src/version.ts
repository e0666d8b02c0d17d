import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';

const packageFile = path.resolve(import.meta.dirname, '../../../package.json');
const versioned = z.object({ version: z.string() });

/** The version of Counter: `1.2.0`. */
export const { version } = versioned.parse(JSON.parse(readFileSync(packageFile, 'utf8')));
