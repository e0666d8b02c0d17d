import { isPrinterDown, type Printer } from '@counter/contract/printing';
import { takesOrders } from '@counter/contract/store';
import { IconPrinterOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useStoreStatus } from '../store/index.ts';
import classes from './printer-chip.module.css';
import { describePrinters } from './describe-printers.ts';
import { usePrinters } from './printing.queries.ts';
import { text } from './printing.text.ts';

const none: readonly Printer[] = [];

/** Names the printers that can't print, with the number of waiting tickets, and links to the printers. */
export function PrinterChip() {
  const { data } = usePrinters();
  const { data: status } = useStoreStatus();
  const isOpen = status !== undefined && takesOrders(status.state);
  const down = (data?.printers ?? none).filter((printer) => isPrinterDown(printer, isOpen));
  return (
    <div className={classes.place} aria-live="polite" data-chip>
      {down.length > 0 ? <Chip printers={down} /> : null}
    </div>
  );
}

function Chip({ printers }: { printers: readonly Printer[] }) {
  const { who, trouble } = describePrinters(printers);
  const waiting = printers.reduce((sum, printer) => sum + printer.waiting, 0);
  return (
    <Link to="/dashboard/settings/printers" className={classes.chip}>
      <IconPrinterOff size={20} aria-hidden className={classes.icon} />
      <span className={classes.who}>{who}</span> <span className={classes.trouble}>{trouble}</span>{' '}
      {waiting > 0 ? <span className={classes.waiting}>· {text.waiting(waiting)}</span> : null}
    </Link>
  );
}
