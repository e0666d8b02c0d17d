import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

/** Parses CSV with any line endings into rows of cells; undefined if a quotation mark is never closed. */
export async function parseRows(csv: string, delimiter: string): Promise<string[][] | undefined> {
  try {
    return await parsePieces(csv, delimiter);
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

async function parsePieces(csv: string, delimiter: string): Promise<string[][]> {
  const options = {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  };
  return new Promise((resolve, reject) => {
    const parser = parse(options, (error, rows) => (error ? reject(error) : resolve(rows)));
    Readable.from(inPieces(csv)).pipe(parser);
  });
}

const pieceBytes = 64 * 1024;

/** Splits a large file, so that other work gets its turn in between. */
async function* inPieces(csv: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
    await yieldToEventLoop();
  }
}
