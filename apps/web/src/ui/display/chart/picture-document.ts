/** The words above the chart of a picture. */
export interface PictureHeading {
  /** The store's name; absent where no store is open. */
  store: string | undefined;
  title: string;
  /** The days that it is about. */
  range: string | undefined;
}

export interface PictureSize {
  width: number;
  height: number;
}

const margin = 24;
const headingHeight = 64;

const stylesOfPicture = `
body { padding: ${margin}px; background: var(--c-surface); }
header { height: ${headingHeight}px; }
.picture-title { font: var(--text-card-title); }
.picture-about { font: var(--text-table); color: var(--c-muted); }
[data-picture='omit'] { display: none !important; }
`;

/** Returns the size of the picture of a chart, in pixels of the page. */
export function pictureSize(chart: PictureSize): PictureSize {
  return {
    width: Math.ceil(chart.width) + 2 * margin,
    height: Math.ceil(chart.height) + headingHeight + 2 * margin,
  };
}

/**
 * Writes a chart as it stands on the page as an SVG document of its own, below its heading. The document
 * carries the page's styles and is always of the light scheme, whatever the page's is. It is written as text:
 * the page's policy refuses elements that are made with styles of their own.
 */
export function writePicture(
  chart: Element,
  styles: string,
  { store, title, range }: PictureHeading,
  { width, height }: PictureSize,
): string {
  const about = [store, range].filter(Boolean).join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` data-mantine-color-scheme="light"><style>${escape(styles + stylesOfPicture)}</style>`,
    '<foreignObject width="100%" height="100%"><body xmlns="http://www.w3.org/1999/xhtml">',
    `<header><p class="picture-title">${escape(title)}</p>`,
    `<p class="picture-about">${escape(about)}</p></header>`,
    new XMLSerializer().serializeToString(chart),
    '</body></foreignObject></svg>',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
