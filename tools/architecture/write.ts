import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { drawArchitecture, withDrawing } from './drawing.ts';

const file = join(root, 'docs/architecture.md');
writeFileSync(file, withDrawing(readFileSync(file, 'utf8'), drawArchitecture(root)));
