import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSettings, withSettings } from './settings-table.ts';

// `npm run docs:settings`: writes the settings table into docs/operating.md.
const file = path.resolve(import.meta.dirname, '../../../../../docs/operating.md');
writeFileSync(file, withSettings(readFileSync(file, 'utf8'), drawSettings()));
