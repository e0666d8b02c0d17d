import type { Supplier } from '@counter/contract/expenses';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../expenses.module.css';
import { useSupplierForm } from './use-supplier-form.ts';
import { text } from '../expenses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface SupplierDialogProps {
  /** Undefined for a new supplier. */
  supplier: Supplier | undefined;
  onClose: () => void;
}

/** The form of a supplier in a dialog. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  return (
    <FormDialog
      title={supplier ? text.editTitle(supplier.name) : text.suppliers.addNewSupplier}
      unsaved={text.suppliers.unsavedWarning}
      onClose={onClose}
    >
      <SupplierForm supplier={supplier} onSaved={onClose} />
    </FormDialog>
  );
}

interface SupplierFormProps {
  supplier: Supplier | undefined;
  onSaved: () => void;
}

function SupplierForm({ supplier, onSaved }: SupplierFormProps) {
  const { form, stale, save, takeTheirs } = useSupplierForm(supplier, (message) => {
    toastSuccess(message);
    onSaved();
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <DialogForm
      label={supplier ? text.suppliers.editSupplier : text.suppliers.newSupplier}
      submit={supplier ? text.suppliers.saveSupplier : text.suppliers.addSupplier}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <div className={classes.fields}>
        <TextField control={control} name="name" label={uiText.name} autoComplete="off" required />
        <TextField
          control={control}
          name="contactPerson"
          label={text.suppliers.contactPerson}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="phone"
          label={uiText.phone}
          type="tel"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="email"
          label={text.suppliers.email}
          type="email"
          autoComplete="off"
        />
        <div className={classes.wide}>
          <TextField control={control} name="address" label={uiText.address} autoComplete="off" />
        </div>
        <div className={classes.wide}>
          <TextField
            control={control}
            name="supplies"
            label={text.suppliers.whatTheySupply}
            help={text.suppliers.suppliesHelp}
            autoComplete="off"
          />
        </div>
        <div className={classes.wide}>
          <TextareaField control={control} name="notes" label={text.notes} rows={2} counted={500} />
        </div>
      </div>
    </DialogForm>
  );
}
