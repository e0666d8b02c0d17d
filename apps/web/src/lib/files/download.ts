import { orNoAnswer } from '@counter/browser/http';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { workbookType } from '@counter/contract/shared';
import { request, type Parts } from '../api.ts';

/** Long enough for the longest file over a slow phone network. */
const fileWithinMs = 5 * 60_000;

/** The kinds of file in which a table is saved. */
export type TableKind = 'CSV' | 'EXCEL';

/**
 * Fetches a file as the signed-in person and saves it under the server's name, which is answered.
 * A table comes as CSV unless told otherwise.
 * @throws ApiProblem when the server refused it; ConnectionError when nobody answered or the
 * connection broke off.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E> & Parts,
  kind?: TableKind,
): Promise<string> {
  const response = await request<E>(endpoint, parts, {
    withinMs: fileWithinMs,
    ...(kind === 'EXCEL' ? { accept: workbookType } : {}),
  });
  // Half a file is none: what breaks off in the middle fails as a whole.
  const content = await orNoAnswer(response.blob());
  const name = fileNameIn(response.headers.get('content-disposition'));
  saveFile(name, content);
  return name;
}

/** The name that a server gives a file: `attachment; filename="products.csv"`. */
function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

/** Puts a file among the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
