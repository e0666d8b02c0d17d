import { saveFile } from '../../../lib/files/download.ts';
import { chartFileName } from './chart-file.ts';
import { pictureSize, writePicture, type PictureHeading } from './picture-document.ts';

/** Picture pixels per CSS pixel, so that a shared picture is sharp. */
const scale = 2;

/** Saves a chart as a PNG and returns the file's name. @throws DOMException if the browser can't draw it. */
export async function savePicture(chart: HTMLElement, heading: PictureHeading): Promise<string> {
  const size = pictureSize(chart.getBoundingClientRect());
  const drawn = writePicture(chart, await stylesOfPage(), heading, size);
  const image = new Image();
  // A data URL, because a `blob:` URL with HTML content would taint the canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  context?.drawImage(image, 0, 0);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!content) throw new DOMException('The picture could not be written.', 'EncodingError');
  const name = chartFileName(heading.title, 'png');
  saveFile(name, content);
  return name;
}

/** Returns the page's styles with our font inlined, because a picture can't load anything. */
async function stylesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(async (rule) => (isFontInUse(rule) ? await withContent(rule) : rule.cssText)),
  );
  return texts.join('\n');
}

const latin = /U\+0*-FF\b/i;

function isFontInUse(rule: CSSRule): boolean {
  return rule instanceof CSSFontFaceRule && latin.test(rule.cssText);
}

async function withContent(rule: CSSRule): Promise<string> {
  const address = /url\("([^"]+)"\)/.exec(rule.cssText)?.[1];
  if (!address) return rule.cssText;
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  // oxlint-disable-next-line eslint/no-restricted-globals -- fetches a file of the page, not the API
  const font = await (await fetch(new URL(address, base))).blob();
  return rule.cssText.replace(address, await asDataAddress(font));
}

async function asDataAddress(content: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', reject);
  });
  reader.readAsDataURL(content);
  await read;
  return typeof reader.result === 'string' ? reader.result : '';
}
