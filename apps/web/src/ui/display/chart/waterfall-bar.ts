import type { LinkProps } from '@tanstack/react-router';

/** One bar of a waterfall. */
export interface WaterfallBar {
  label: string;
  /** The change, or what all before it come to, and how it is shown. */
  amount: number;
  text: string;
  start: number;
  end: number;
  /** `sum` is what all before it come to; the others lead there. */
  tone: 'sum' | 'first' | 'more' | 'less' | 'apart';
  /** Leads to the lines that make it. */
  link?: LinkProps | undefined;
}
