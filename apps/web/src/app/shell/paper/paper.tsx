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

/** The heading of a printed page: the store and the time of printing. Pages print in the light scheme. */
export function Paper({ name, timeZone }: PaperProps) {
  const [printedAt, setPrintedAt] = useState(now);
  useEffect(() => {
    const root = document.documentElement;
    let shown = root.getAttribute(scheme);
    const begin = (): void => {
      shown = root.getAttribute(scheme);
      root.setAttribute(scheme, 'light');
      // Synchronous, because the browser captures the page right after this event.
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
