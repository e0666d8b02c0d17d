import type { Ticket } from '@counter/contract/printing';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DevicePaper } from './device-printing.ts';
import classes from './ticket.module.css';
import { TicketPaper } from './ticket-paper.tsx';

interface PrintSheetProps {
  tickets: readonly Ticket[];
  paper: DevicePaper;
  /** Called after the browser has printed the tickets. */
  onPrinted: () => void;
}

/** Prints tickets on this device on mount. The printout contains nothing else of the page. */
export function PrintSheet({ tickets, paper, onPrinted }: PrintSheetProps) {
  // An effect may run twice for the same tickets, and a printout can't be undone.
  const sent = useRef<readonly Ticket[]>(undefined);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    if (sent.current !== tickets) {
      sent.current = tickets;
      window.print();
    }
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [tickets, onPrinted]);
  return createPortal(
    <div className={classes.sheet} data-print-sheet>
      {tickets.map((ticket, index) => (
        // The tickets of a sheet never change.
        <TicketPaper key={index} ticket={ticket} paper={paper} />
      ))}
    </div>,
    document.body,
  );
}
