import type { Printer } from '@counter/contract/printing';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PrinterDrawing } from '../../ui/display/drawings/printer.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AddressDialog, type KnownAddress } from './address-dialog.tsx';
import { DevicePanel } from './device-panel.tsx';
import { PrinterDialog } from './printer-dialog.tsx';
import { PrinterList } from './printer-list.tsx';
import { usePrinters } from './printing.queries.ts';
import { text } from './printing.text.ts';

interface PrintersScreenProps {
  tabs: ReactNode;
  /** Links to the changes. */
  history: ReactNode;
}

/** Sets up the store's printers and printing on this device. */
export function PrintersScreen({ tabs, history }: PrintersScreenProps) {
  const { can } = useCurrentStore();
  const [edited, setEdited] = useState<Printer | 'new'>();
  const [address, setAddress] = useState<KnownAddress>();
  const add = () => setEdited('new');
  const { data } = usePrinters();
  // Without printers, the button is in the empty state.
  const adds = can('settings:write') && data !== undefined && data.printers.length > 0;
  return (
    <Page>
      <PageHeader
        title={text.printers}
        description={text.pageHelp}
        actions={adds ? <AddButton onAdd={add} /> : null}
      />
      {tabs}
      <Panel title={text.printers}>
        <Printers onEdit={setEdited} onAddress={setAddress} onAdd={add} />
        {history}
      </Panel>
      <DevicePanel />
      {edited ? (
        <PrinterDialog
          printer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onAddress={setAddress}
        />
      ) : null}
      <AddressDialog known={address} onClose={() => setAddress(undefined)} />
    </Page>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button leftSection={addIcon} onClick={onAdd}>
      {text.addPrinter}
    </Button>
  );
}

interface PrintersProps {
  onEdit: (printer: Printer) => void;
  onAddress: (known: KnownAddress) => void;
  onAdd: () => void;
}

function Printers({ onEdit, onAddress, onAdd }: PrintersProps) {
  const { can } = useCurrentStore();
  const query = usePrinters();
  const nothing = (
    <EmptyState
      drawing={<PrinterDrawing large />}
      title={text.noPrinters}
      description={text.noPrintersHelp}
      action={can('settings:write') ? <AddButton onAdd={onAdd} /> : null}
    />
  );
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
      {({ printers }) =>
        printers.length === 0 ? (
          nothing
        ) : (
          <PrinterList printers={printers} onEdit={onEdit} onAddress={onAddress} />
        )
      }
    </Loaded>
  );
}
