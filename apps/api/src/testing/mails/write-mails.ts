import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailPages } from './mail-samples.ts';

// Writes each sample mail as an HTML page into a folder: node write-mails.ts <folder>
const [, , folder = '.'] = process.argv;
for (const [name, html] of mailPages) await writeFile(path.join(folder, `${name}.html`), html);
