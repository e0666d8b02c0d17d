import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import { buildWebIfStale } from './web-build.ts';

// Part of `npm install`, so that the first start doesn't have to build. A production-only installation has no build
// tools.
const canBuild = existsSync(join(root, 'node_modules/vite'));
process.exit(canBuild ? await buildWebIfStale() : 0);
