/** The paint of a shape: two #rrggbb colors and the SVG of a motif (may be empty). */
export type Paint = { main: string; accent: string; motif: string };
