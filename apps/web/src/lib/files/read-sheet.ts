/** Signatures of the records in a zip file. */
const endOfDirectory = 0x0605_4b50;
const directoryEntry = 0x0201_4b50;

/** The largest part to unpack, in bytes. */
const maxPart = 32 * 1024 * 1024;

/**
 * Reads the first sheet of an Excel workbook (.xlsx) as CSV. Dates stay serial day numbers. Returns undefined if
 * the file isn't a workbook.
 */
export async function readSheet(bytes: ArrayBuffer): Promise<string | undefined> {
  try {
    const parts = listParts(new DataView(bytes));
    const sheet = await readPart(bytes, parts, firstSheetOf(parts));
    if (!sheet) return undefined;
    const strings = await readPart(bytes, parts, 'xl/sharedStrings.xml');
    const shared = strings ? [...strings.querySelectorAll('si')].map(textOf) : [];
    return [...sheet.querySelectorAll('row')].map((row) => lineOf(row, shared)).join('\n');
  } catch {
    return undefined;
  }
}

interface Part {
  offset: number;
  size: number;
  isPacked: boolean;
}

/** Lists the parts of a zip file by name, from its central directory. */
function listParts(view: DataView): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let part = 0; part < count && view.getUint32(at, true) === directoryEntry; part += 1) {
    const [nameSize, extra, comment] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameSize));
    const header = view.getUint32(at + 42, true);
    const offset =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const isPacked = view.getUint16(at + 10, true) === 8;
    parts.set(name, { offset, size: view.getUint32(at + 20, true), isPacked });
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new RangeError('not a zip file');
}

function firstSheetOf(parts: ReadonlyMap<string, Part>): string {
  const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const [first = ''] = sheets.toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return first;
}

async function readPart(
  bytes: ArrayBuffer,
  parts: ReadonlyMap<string, Part>,
  name: string,
): Promise<Document | undefined> {
  const part = parts.get(name);
  if (!part) return undefined;
  const packed = new Uint8Array(bytes, part.offset, part.size);
  const text = part.isPacked ? await unpack(packed) : new TextDecoder().decode(packed);
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Unpacks a part and throws if it exceeds the limit. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const stream = source.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxPart) throw new RangeError('too large');
  }
}

function textOf(element: Element): string {
  return [...element.querySelectorAll('t')].map((one) => one.textContent).join('');
}

function lineOf(row: Element, shared: readonly string[]): string {
  const cells: string[] = [];
  for (const cell of row.querySelectorAll('c')) {
    const place = columnOf(cell.getAttribute('r') ?? '') ?? cells.length;
    while (cells.length < place) cells.push('');
    cells.push(cellOf(cell, shared));
  }
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

function cellOf(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  const value = cell.querySelector('v')?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  return type === 'inlineStr' ? textOf(cell) : value;
}

/** Returns the column index of a reference such as `AB12`. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  let place = 0;
  for (const letter of letters) place = place * 26 + (letter.codePointAt(0) ?? 64) - 64;
  return place - 1;
}
