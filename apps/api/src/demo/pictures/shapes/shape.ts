/** What a shape is painted with: two #rrggbb colours and the SVG of a motif (may be empty). */
export type Paint = { main: string; accent: string; motif: string };
