import { Blob } from 'node:buffer';
import { uploadDocument, uploadPicture } from '@counter/contract/files';
import { exportShownTable } from '@counter/contract/reports';
import { FakeServer } from '@counter/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOnItsWay } from '../../testing/followed-request.ts';
import { saveFile } from './download.ts';
import { saveForExcel } from './save-for-excel.ts';
import { pictureUploads, receiptUploads } from './upload.ts';

let server = new FakeServer();

beforeEach(() => {
  server = new FakeServer();
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
});

afterEach(() => void vi.unstubAllGlobals());

const kept = { url: '/uploads/a.png', small: 's', medium: 'm', width: 3, height: 2 };
const { signal } = new AbortController();
const picture = new File(['abc'], 'bread.png', { type: 'image/png' });
const receipt = new File(['abc'], 'bill.pdf', { type: 'application/pdf' });

test('uploads a picture or a receipt with its name and type, and returns its address', async () => {
  followOnItsWay(server);
  // The simulated browser's own is none to the responses of Node.
  vi.stubGlobal('Blob', Blob);
  server
    .on(uploadPicture, { data: { files: [kept] } })
    .on(uploadDocument, { data: { url: '/uploads/documents/b.pdf' } });
  const onProgress = () => undefined;
  expect(await pictureUploads.upload(picture, onProgress, signal)).toBe('/uploads/a.png');
  expect(await receiptUploads.upload(picture, onProgress, signal)).toBe('/uploads/a.png');
  expect(await receiptUploads.upload(receipt, onProgress, signal)).toBe('/uploads/documents/b.pdf');
  const sent = [...server.received(uploadPicture), ...server.received(uploadDocument)];
  expect(sent.map(({ body }) => body.filename)).toEqual(['bread.png', 'bread.png', 'bill.pdf']);
  expect(sent[0]?.body.content).toContain('YWJj');
  expect(server.complaints).toEqual([]);
});

test('sends nothing once the person has left', async () => {
  const left = AbortSignal.abort(new DOMException('Left.', 'AbortError'));
  for (const file of [picture, receipt]) {
    const sending = receiptUploads.upload(file, () => undefined, left);
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  }
  expect(server.complaints).toEqual([]);
});

test('shows a document as an icon with a name, and a picture as itself', () => {
  const [document_, image] = ['/uploads/documents/b.pdf', '/uploads/a.png'];
  expect([receiptUploads.nameOf(document_), receiptUploads.nameOf(image)]).toEqual([
    'PDF',
    undefined,
  ]);
  expect(receiptUploads.thumbnailOf(document_)).toBe('/icons/document.svg');
  expect(receiptUploads.thumbnailOf(image)).toBe(pictureUploads.thumbnailOf(image));
});

test('saves a file under its name, and releases its address', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('menu.csv');
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('menu.csv', new File(['a'], 'a'));
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoke).toHaveBeenCalledTimes(1);
});

test("requests a table as a workbook, and saves it under the server's file name", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const answer = (headers: Record<string, string>) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x', { headers }));
  const table = { name: 'report', sheet: 'Report', head: ['Day'], lines: [['2026-11-20']] };
  const asked = answer({ 'content-disposition': 'attachment; filename="report.xlsx"' });
  expect(await saveForExcel(3, table)).toBe('report.xlsx');
  expect(asked.mock.calls[0]?.[0]).toContain(exportShownTable.path.split('{')[0]);
  const { headers } = asked.mock.calls[0]?.[1] ?? {};
  expect(new Headers(headers).get('accept')).toContain('spreadsheet');
  answer({});
  expect(await saveForExcel(3, table)).toBe('download');
  expect(saved).toEqual(['report.xlsx', 'download']);
});
