import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// Not the pages: each is sent with a new nonce, so the server compresses it per request.
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const smallestWorthCompressing = 512;

/** Writes a `.br` file beside every file that a browser loads, so that the server only has to send it. */
function compressBeside(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const source = readFileSync(join(folder, name));
    if (source.length < smallestWorthCompressing) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source));
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder: node tools/compress.ts FOLDER');
compressBeside(folder);
