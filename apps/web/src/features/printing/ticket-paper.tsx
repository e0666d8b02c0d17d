import type { Ticket, TicketLine } from '@counter/contract/printing';
import type { DevicePaper } from './device-printing.ts';
import classes from './ticket.module.css';

interface TicketPaperProps {
  ticket: Ticket;
  paper: DevicePaper;
}

/** A ticket as a printer prints it. */
export function TicketPaper({ ticket, paper }: TicketPaperProps) {
  return (
    <article className={classes.ticket} data-paper={paper}>
      {ticket.map((line, index) => (
        // A ticket never changes after layout.
        <Line key={index} line={line} />
      ))}
    </article>
  );
}

/** The space between a currency and its amount, which must not wrap. */
const amountSpace = /(?<=\p{Sc}) /gu;

function Line({ line }: { line: TicketLine }) {
  if (line.kind === 'rule') return <hr className={classes.rule} />;
  if (line.kind === 'row') {
    return (
      <p className={classes.row} data-bold={line.bold || undefined}>
        <span>{line.left}</span>
        <span>{line.right}</span>
      </p>
    );
  }
  const { text, size, bold, align, inverse, indent, hang } = line;
  return (
    <p
      className={classes.text}
      data-size={size}
      data-align={align}
      data-bold={bold || undefined}
      data-inverse={inverse || undefined}
      data-indent={indent || undefined}
      data-hang={hang || undefined}
    >
      <span>{text.replaceAll(amountSpace, '\u00A0')}</span>
    </p>
  );
}
