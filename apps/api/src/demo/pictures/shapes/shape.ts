/** What a shape is painted with: two #rrggbb colours and the SVG of a motif (may be empty). */
export type Paint = { main: string; accent: string; motif: string };

/** Draws one kind of thing on the 240 × 240 canvas, lit from the upper left. */
export type Shape = (paint: Paint) => string;
