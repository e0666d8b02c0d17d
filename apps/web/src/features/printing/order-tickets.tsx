import type { Order } from '@counter/contract/orders';
import {
  ticketKinds,
  ticketLabel,
  ticketOf,
  type Ticket,
  type TicketKind,
} from '@counter/contract/printing';
import { Button, NativeSelect } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useDevicePrinting } from './device-printing.ts';
import { PrintSheet } from './print-sheet.tsx';
import classes from './printing.module.css';
import { usePrinters, usePrintOrder } from './printing.queries.ts';
import { text } from './printing.text.ts';
import { useTicketPlace } from './use-ticket-place.ts';

const device = '';

/** Prints an order's tickets, on this device or on one of the store's printers. */
export function OrderTickets({ order }: { order: Order }) {
  const { can } = useCurrentStore();
  return can('orders:move') ? <Tickets order={order} /> : null;
}

function Tickets({ order }: { order: Order }) {
  const place = useTicketPlace();
  const { paper } = useDevicePrinting();
  const { data } = usePrinters();
  const [printerId, setPrinterId] = useState(device);
  const [printed, setPrinted] = useState<readonly TicketKind[]>([]);
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  const done = useCallback(() => setTickets([]), []);
  const { mutate, isPending } = usePrintOrder();
  const printers = data?.printers ?? [];
  const chosen = printers.find(({ id }) => String(id) === printerId);

  function print(kind: TicketKind) {
    if (chosen) {
      const asked = { orderId: order.id, printerId: chosen.id, ticket: kind };
      mutate(asked, {
        onSuccess: () => toastSuccess(text.sentTo(chosen.name)),
        onError: (error) => toastFailure(explainFailure(error)),
      });
      return;
    }
    const mark = printed.includes(kind) ? 'COPY' : null;
    setPrinted([...printed, kind]);
    setTickets([ticketOf(order, place, { kind, mark, now: new Date(now()) })]);
  }

  return (
    <section className={classes.tickets} aria-label={text.tickets}>
      <h3 className={classes.heading}>{text.tickets}</h3>
      {printers.length > 0 ? (
        <NativeSelect
          label={text.printOn}
          value={printerId}
          onChange={({ currentTarget }) => setPrinterId(currentTarget.value)}
          data={[
            { value: device, label: text.onDevice },
            ...printers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : null}
      <div className={classes.actions}>
        {ticketKinds.map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={isPending}
            onClick={() => print(kind)}
          >
            {ticketLabel(kind)}
          </Button>
        ))}
      </div>
      {tickets.length > 0 ? <PrintSheet tickets={tickets} paper={paper} onPrinted={done} /> : null}
    </section>
  );
}
