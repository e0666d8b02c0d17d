import { getDocumentProxy } from 'unpdf';

/** A page of a PDF as lines, each with its texts from left to right. */
export type PdfPage = readonly (readonly string[])[];

/** Parses a PDF with a different library than the one that writes it. */
export async function readPdf(content: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(content));
  const pages: PdfPage[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(linesOf(items.flatMap((item) => ('str' in item ? [item] : []))));
  }
  return pages;
}

type Item = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/** Groups texts into lines by their vertical position. */
function linesOf(items: readonly Item[]): PdfPage {
  const lines = new Map<number, Item[]>();
  for (const item of items.filter(({ str }) => str.trim() !== '')) {
    const y = Math.round(item.transform[5] ?? 0);
    lines.set(y, [...(lines.get(y) ?? []), item]);
  }
  return [...lines.entries()].toSorted(([a], [b]) => b - a).map(([, line]) => textsOf(line));
}

/** Joins adjacent text fragments to cells, which are set apart by gaps. */
function textsOf(line: readonly Item[]): string[] {
  const texts: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { str, transform, width } of line.toSorted((a, b) => left(a) - left(b))) {
    const start = transform[4] ?? 0;
    if (start - end < 3) texts.push(`${texts.pop() ?? ''}${start - end > 1 ? ' ' : ''}${str}`);
    else texts.push(str);
    end = start + width;
  }
  return texts;
}

const left = ({ transform }: Item): number => transform[4] ?? 0;
