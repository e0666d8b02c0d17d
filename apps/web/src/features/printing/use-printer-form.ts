import { printerRequest, type Printer, type PrinterRequest } from '@counter/contract/printing';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { resolverFor } from '../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../ui/forms/use-versioned-save.ts';
import { uiText } from '../../ui/ui.text.ts';
import type { KnownAddress } from './address-dialog.tsx';
import { usePrinters, useSavePrinter } from './printing.queries.ts';

const blank = { name: '', paperWidth: '80', kitchenCopies: '1', packageCopies: '0', stationId: '' };

type PrinterValues = typeof blank;

function valuesOf(printer: Printer | undefined): PrinterValues {
  if (!printer) return blank;
  const { name, paperWidth, kitchenCopies, packageCopies, stationId, station } = printer;
  return {
    name,
    paperWidth: String(paperWidth),
    kitchenCopies: String(kitchenCopies),
    packageCopies: String(packageCopies),
    stationId: stationId === null || station?.deleted ? '' : String(stationId),
  };
}

/** Form state of a printer, with validation and saving. `onSaved` gets the address of a new printer. */
export function usePrinterForm(
  printer: Printer | undefined,
  onSaved: (known: KnownAddress | undefined) => void,
) {
  const { userId, storeId } = useCurrentStore();
  const id = printer?.id ?? 0;
  const [resolver] = useState(() =>
    resolverFor(printerRequest, ({ name, ...numbers }: PrinterValues) => ({
      userId,
      storeId,
      id,
      name,
      paperWidth: Number(numbers.paperWidth),
      kitchenCopies: Number(numbers.kitchenCopies),
      packageCopies: Number(numbers.packageCopies),
      stationId: numbers.stationId === '' ? null : Number(numbers.stationId),
    })),
  );
  const form = useForm<PrinterValues, unknown, PrinterRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(printer),
  });
  const { mutateAsync: send } = useSavePrinter();
  const { refetch } = usePrinters();
  const saving = useVersionedSave(form, {
    olVersion: printer?.olVersion,
    send,
    readTheirs: async () => {
      const { data } = await refetch({ throwOnError: true });
      const theirs = data?.printers.find((one) => one.id === id);
      return { values: valuesOf(theirs), olVersion: theirs?.olVersion ?? 0 };
    },
    onSaved: ({ data: { address } }, { name }) => {
      if (address === null) toastSuccess(uiText.saved);
      onSaved(address === null ? undefined : { name, address });
    },
  });
  return { form, ...saving };
}
