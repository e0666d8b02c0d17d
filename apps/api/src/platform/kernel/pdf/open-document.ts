import { fonts } from './fonts.ts';

/** Opens a document without pages, with the fonts `plain` and `bold`. */
export async function openDocument({
  title,
  date,
}: {
  readonly title: string;
  readonly date: Date;
}): Promise<PDFKit.PDFDocument> {
  const info = { Title: title, Creator: 'Counter', Producer: 'Counter', CreationDate: date };
  const options = { margin: 0, lang: 'en', displayTitle: true, autoFirstPage: false, info };
  // Loaded on demand, because most processes and calls need no PDF.
  const { default: PdfFile } = await import('pdfkit');
  const document = new PdfFile(options);
  const { plain, bold } = await fonts();
  document.registerFont('plain', plain);
  document.registerFont('bold', bold);
  return document;
}

/** Shortens a text to a width in the document's current font and size. */
export function fitText(document: PDFKit.PDFDocument, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && document.widthOfString(`${letters.join('')}…`) > width)
    letters.pop();
  return `${letters.join('')}…`;
}
