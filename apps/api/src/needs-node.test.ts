import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Makes the process report an older version of Node. */
const olderNode = `data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process.versions, "node", { value: "20.20.2" })',
)}`;

it.each(['server.js', 'counter.js'])(
  'tells which Node version %s needs instead of crashing on an older one',
  async (file) => {
    const entry = path.resolve(import.meta.dirname, '..', file);
    const failed = run(process.execPath, ['--import', olderNode, entry, 'version']);
    await expect(failed).rejects.toThrow(
      /\nCounter needs Node 24 or newer, and this is Node 20\.20\.2\./,
    );
    await expect(failed).rejects.toMatchObject({ code: 1, stdout: '' });
  },
);
