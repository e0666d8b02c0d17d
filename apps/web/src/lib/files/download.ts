import { orNoAnswer } from '@counter/browser/http';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { workbookType } from '@counter/contract/shared';
import { request, type Parts } from '../api.ts';

/** Enough for the largest file over a slow mobile network. */
const fileWithinMs = 5 * 60_000;

/** The file formats for saving a table. */
export type TableKind = 'CSV' | 'EXCEL';

/**
 * Fetches a file as the signed-in person, saves it under the server's name and returns that name. Tables default to
 * CSV.
 * @throws ApiProblem if the server refused; ConnectionError if there was no response or the connection broke.
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
  // Reads the whole body first, so that a broken connection never saves half a file.
  const content = await orNoAnswer(response.blob());
  const name = fileNameIn(response.headers.get('content-disposition'));
  saveFile(name, content);
  return name;
}

/** Returns the name from a header such as `attachment; filename="products.csv"`. */
function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

/** Saves a file to the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
