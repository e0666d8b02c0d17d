import { brandPalette, defaultBrandColor } from '@counter/contract/store';

/** The content of an order button. */
export interface OrderButton {
  /** The address it links to. */
  readonly weblink: string;
  readonly label: string;
  /** The store's brand color; null for the default. */
  readonly brandColor: string | null;
}

const size = 16;
const padding = { x: 24, y: 12 };
const radius = 8;

/** Returns the button's styles: white on the brand color, darkened as needed for contrast. */
export function buttonLook({ brandColor }: Pick<OrderButton, 'brandColor'>) {
  return {
    display: 'inline-block',
    padding: `${padding.y}px ${padding.x}px`,
    borderRadius: `${radius}px`,
    background: fillOf(brandColor),
    color: '#ffffff',
    font: `600 ${size}px/1.25 sans-serif`,
    textDecoration: 'none',
  } as const;
}

/** Returns the button as HTML for any page. It needs no script or style sheet. */
export function buttonCode(button: OrderButton): string {
  const look = Object.entries(buttonLook(button))
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';');
  return `<a href="${escape(button.weblink)}" style="${look}">${escape(button.label)}</a>`;
}

/** Returns the button as SVG, for pages and documents that only accept pictures. It is a link where SVG links work. */
export function buttonSvg({ weblink, label, brandColor }: OrderButton): string {
  // An estimate of the text's width. `textLength` fits the text to it in any font.
  const textWidth = Math.round(Array.from(label).length * size * 0.56);
  const width = textWidth + 2 * padding.x;
  const height = size * 1.25 + 2 * padding.y;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escape(label)}</title><a href="${escape(weblink)}">`,
    `<rect width="${width}" height="${height}" rx="${radius}" fill="${fillOf(brandColor)}"/>`,
    `<text x="${width / 2}" y="${height / 2}" dy="0.35em" text-anchor="middle" textLength="${textWidth}" lengthAdjust="spacingAndGlyphs" fill="#ffffff" font-family="sans-serif" font-size="${size}" font-weight="600">${escape(label)}</text>`,
    '</a></svg>',
  ].join('');
}

function fillOf(brandColor: string | null): string {
  return brandPalette(brandColor ?? defaultBrandColor).light.fill;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
