import { formatCount } from '@counter/contract/shared';
import { Worker } from 'node:worker_threads';
import { ProblemError } from '../problem.ts';
import type { Sheet, ToWriter } from './sheet.ts';

/** A workbook is built in memory; more rows would exceed a small server's. */
export const maxWorkbookLines = 20_000;

const maxWriterMegabytes = 512;

/** Builds one workbook at a time, to limit memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes a workbook with one sheet in a separate thread.
 * @throws ProblemError TOO_LARGE
 */
export async function writeWorkbook(sheet: Sheet): Promise<Buffer> {
  const mine = queue.then(async () => writeInThread(sheet));
  queue = mine.catch(() => null);
  return mine;
}

async function writeInThread({ sheet, head, lines }: Sheet): Promise<Buffer> {
  const writer = new Worker(new URL('workbook-writer.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxWriterMegabytes },
  });
  const tell = (message: ToWriter) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    writer.postMessage(message);
  };
  const { promise: written, resolve, reject } = Promise.withResolvers<Uint8Array>();
  writer.once('message', resolve);
  writer.once('error', reject);
  // A failure before the last row must not become an unhandled rejection.
  written.catch(() => null);
  try {
    let count = 0;
    for await (const some of lines) {
      count += some.length;
      if (count > maxWorkbookLines) throw tooLong();
      tell({ lines: some });
    }
    tell({ sheet, head });
    return Buffer.from(await written);
  } finally {
    await writer.terminate();
  }
}

function tooLong(): ProblemError {
  const limit = formatCount(maxWorkbookLines);
  return new ProblemError(
    'TOO_LARGE',
    `This list has more than ${limit} lines, too many for an Excel file. Save it as CSV, or narrow the list first.`,
  );
}
