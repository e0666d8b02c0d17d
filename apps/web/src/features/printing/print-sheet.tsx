import type { Ticket } from '@counter/contract/printing';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DevicePaper } from './device-printing.ts';
import classes from './ticket.module.css';
import { TicketPaper } from './ticket-paper.tsx';

interface PrintSheetProps {
  tickets: readonly Ticket[];
  paper: DevicePaper;
  /** Called when the browser is done with them. */
  onPrinted: () => void;
}

/** Prints tickets on this device as soon as it is shown; on paper, they are all there is of the page. */
export function PrintSheet({ tickets, paper, onPrinted }: PrintSheetProps) {
  // An effect may run again for the same tickets; paper can't be taken back.
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
