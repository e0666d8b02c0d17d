import type { LinkProps } from '@tanstack/react-router';

/** One bar of a waterfall. */
export interface WaterfallBar {
  label: string;
  /** The change or the subtotal, and its text. */
  amount: number;
  text: string;
  start: number;
  end: number;
  /** `sum` is the total of all bars before it; the others make it up. */
  tone: 'sum' | 'first' | 'more' | 'less' | 'apart';
  /** Links to the lines that add up to it. */
  link?: LinkProps | undefined;
}
