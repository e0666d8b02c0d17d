import type { Printer, PrinterCondition } from '@counter/contract/printing';
import { IconPencil, IconPrinter, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { uiText } from '../../ui/ui.text.ts';
import type { KnownAddress } from './address-dialog.tsx';
import classes from './printing.module.css';
import {
  usePrintTestPage,
  useRemovePrinter,
  useRenewAddress,
  useRestorePrinter,
} from './printing.queries.ts';
import { text } from './printing.text.ts';

interface PrinterListProps {
  printers: readonly Printer[];
  onEdit: (printer: Printer) => void;
  onAddress: (known: KnownAddress) => void;
}

/** The printers with their state and actions. */
export function PrinterList({ printers, onEdit, onAddress }: PrinterListProps) {
  const { can } = useCurrentStore();
  return (
    <ul className={classes.rows} aria-label={text.printers}>
      {printers.map((printer) => (
        <li key={printer.id} className={classes.row}>
          <IconPrinter size={22} stroke={1.5} aria-hidden />
          <Facts printer={printer} />
          <div className={classes.actions}>
            {can('orders:move') ? <TestButton printer={printer} /> : null}
            {can('settings:write') ? (
              <PrinterMenu printer={printer} onEdit={() => onEdit(printer)} onAddress={onAddress} />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const tones: Record<PrinterCondition, StatusTone> = {
  NEVER_SEEN: 'scheduled',
  SILENT: 'cancelled',
  READY: 'ready',
  PAPER_LOW: 'late',
  OUT_OF_PAPER: 'cancelled',
  PAPER_JAM: 'cancelled',
  COVER_OPEN: 'cancelled',
  BROKEN: 'cancelled',
};

function Facts({ printer }: { printer: Printer }) {
  const { name, condition, paperWidth, kitchenCopies, packageCopies, waiting } = printer;
  const { lastSeenAt, lastFailure, station } = printer;
  const facts = [
    text.millimeters(paperWidth),
    text.prints(kitchenCopies, packageCopies),
    ...(station && !station.deleted ? [text.onlyFor(station.name)] : []),
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
  ];
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{name}</strong>
        <StatusBadge tone={tones[condition]}>{text.conditions[condition]}</StatusBadge>
      </p>
      <p className={classes.hint}>
        {facts.join(' · ')}
        {lastSeenAt === null ? null : (
          <>
            {' · '}
            {text.lastSeen(<Ago at={lastSeenAt} />)}
          </>
        )}
      </p>
      {station?.deleted ? (
        <p className={classes.hint}>{text.stationDeleted(station.name)}</p>
      ) : null}
      {lastFailure ? (
        <p className={classes.failure}>
          {lastFailure.orderNumber === null
            ? text.failedTest(lastFailure.reason)
            : text.failed(lastFailure.orderNumber, lastFailure.reason)}
        </p>
      ) : null}
    </div>
  );
}

function TestButton({ printer }: { printer: Printer }) {
  const { mutate, isPending } = usePrintTestPage();
  return (
    <PendingButton
      variant="default"
      busy={isPending}
      aria-label={`${text.testPage}: ${printer.name}`}
      onClick={() =>
        mutate(printer, {
          onSuccess: () => toastSuccess(text.testSent(printer.name)),
          onError: (error) => toastFailure(explainFailure(error)),
        })
      }
    >
      {text.testPage}
    </PendingButton>
  );
}

const words: RemovalWords<Pick<Printer, 'id' | 'name'>> = {
  removed: ({ name }) => text.removed(name),
  notRemoved: ({ name }) => text.notRemoved(name),
  restored: ({ name }) => text.restored(name),
  notRestored: ({ name }) => text.notRestored(name),
};

interface PrinterMenuProps {
  printer: Printer;
  onEdit: () => void;
  onAddress: (known: KnownAddress) => void;
}

function PrinterMenu({ printer, onEdit, onAddress }: PrinterMenuProps) {
  const { remove } = useRemoval(useRemovePrinter(), useRestorePrinter(), words);
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRenewAddress();
  const { name } = printer;

  function renew() {
    mutate(printer, {
      onSuccess: ({ data: { address } }) => address && onAddress({ name, address }),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: () => setAsks(false),
    });
  }

  return (
    <>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem icon={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={onEdit}>
          {text.edit}
        </RowMenuItem>
        <RowMenuItem
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAsks(true)}
        >
          {text.newAddress}
        </RowMenuItem>
        <RowMenuItem
          icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => remove(printer)}
        >
          {uiText.remove}
        </RowMenuItem>
      </RowMenu>
      <ConfirmDialog
        opened={asks}
        title={text.renewTitle(name)}
        confirmLabel={text.renew}
        danger
        busy={isPending}
        onConfirm={renew}
        onClose={() => setAsks(false)}
      >
        {text.renewBody}
      </ConfirmDialog>
    </>
  );
}
