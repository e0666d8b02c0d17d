import { maxCopies, paperWidths, type Printer } from '@counter/contract/printing';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { StaleForm } from '../../ui/forms/stale-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../ui/ui.text.ts';
import type { KnownAddress } from './address-dialog.tsx';
import { useStations } from '../menu/index.ts';
import classes from './printing.module.css';
import { text } from './printing.text.ts';
import { usePrinterForm } from './use-printer-form.ts';

interface PrinterDialogProps {
  /** Undefined for a new printer. */
  printer: Printer | undefined;
  onClose: () => void;
  onAddress: (known: KnownAddress) => void;
}

/** A dialog with the form of a printer. */
export function PrinterDialog({ printer, onClose, onAddress }: PrinterDialogProps) {
  return (
    <FormDialog
      title={printer ? text.editPrinter(printer.name) : text.addPrinter}
      unsaved={text.unsavedWarning}
      onClose={onClose}
      width={480}
    >
      <PrinterForm printer={printer} onClose={onClose} onAddress={onAddress} />
    </FormDialog>
  );
}

const widths = paperWidths.map((width) => ({
  value: String(width),
  label: text.millimeters(width),
}));

const counts = Array.from({ length: maxCopies + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}));

function PrinterForm({ printer, onClose, onAddress }: PrinterDialogProps) {
  const { form, stale, save, takeTheirs } = usePrinterForm(printer, (known) => {
    onClose();
    if (known) onAddress(known);
  });
  const { control, formState } = form;
  const { data: stations = [] } = useStations();
  return (
    <DialogForm
      label={printer ? text.editPrinter(printer.name) : text.newPrinter}
      submit={printer ? text.savePrinter : text.addPrinter}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void save()}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <div className={classes.fields}>
        <TextField
          control={control}
          name="name"
          label={uiText.name}
          help={text.nameHelp}
          autoComplete="off"
          required
        />
        <SelectField control={control} name="paperWidth" label={text.paper} options={widths} />
        <SelectField
          control={control}
          name="kitchenCopies"
          label={text.kitchenCopies}
          help={text.copiesHelp}
          options={counts}
        />
        <SelectField
          control={control}
          name="packageCopies"
          label={text.packageCopies}
          help={text.copiesHelp}
          options={counts}
        />
        {stations.length > 0 ? (
          <SelectField
            control={control}
            name="stationId"
            label={text.station}
            help={text.stationHelp}
            placeholder={text.allStations}
            options={stations.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
      </div>
    </DialogForm>
  );
}
