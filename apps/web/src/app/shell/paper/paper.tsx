import '../../../ui/theme/print.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from '@counter/browser/clock';
import { longInstant } from '../../../lib/time/days.ts';
import { text } from './paper.text.ts';

export interface PaperProps {
  /** The name of the store. */
  name: string;
  timeZone: string;
}

const scheme = 'data-mantine-color-scheme';

/** The head of a printed page: whose it is, and when it was printed. Pages are printed in the light colors. */
export function Paper({ name, timeZone }: PaperProps) {
  const [printedAt, setPrintedAt] = useState(now);
  useEffect(() => {
    const root = document.documentElement;
    let shown = root.getAttribute(scheme);
    const begin = (): void => {
      shown = root.getAttribute(scheme);
      root.setAttribute(scheme, 'light');
      // The browser takes its picture of the page right after this.
      flushSync(() => setPrintedAt(now()));
    };
    const end = (): void => {
      if (shown !== null) root.setAttribute(scheme, shown);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <div data-print="only">
      <strong>{name}</strong>
      <span>{text.printed(longInstant(new Date(printedAt).toISOString(), timeZone))}</span>
    </div>
  );
}
