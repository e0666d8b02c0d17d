/** The heading of a saved chart picture. */
export interface PictureHeading {
  /** The store's name, if a store is open. */
  store: string | undefined;
  title: string;
  /** The days that the chart covers. */
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

/** Returns the size of a chart's picture in CSS pixels, including its heading and margins. */
export function pictureSize(chart: PictureSize): PictureSize {
  return {
    width: Math.ceil(chart.width) + 2 * margin,
    height: Math.ceil(chart.height) + headingHeight + 2 * margin,
  };
}

/**
 * Writes a chart as a standalone SVG document with a heading. It includes the page's styles and always uses the
 * light scheme. It is built as text, because the page's content security policy blocks elements with inline styles.
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
