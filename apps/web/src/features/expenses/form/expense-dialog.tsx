import { expensePaymentLabel, expensePayments, type Expense } from '@counter/contract/expenses';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { receiptUploads } from '../../../lib/files/upload.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { SuggestedField } from '../../../ui/forms/suggested-field.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { useUploadWait } from '../../../ui/forms/use-upload-wait.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../expenses.module.css';
import { useExpenseChoices } from '../expenses.queries.ts';
import { ExpenseLines } from './expense-lines.tsx';
import { MoreReceipts } from './more-receipts.tsx';
import { useExpenseForm, type ExpenseControl } from './use-expense-form.ts';
import { text } from '../expenses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ExpenseDialogProps {
  /** Undefined for a new expense. */
  expense: Expense | undefined;
  /** The uploaded receipt to start a new expense with. */
  receipt?: string | undefined;
  onClose: () => void;
}

/** The form of an expense in a dialog. */
export function ExpenseDialog({ expense, receipt, onClose }: ExpenseDialogProps) {
  return (
    <FormDialog
      title={expense ? text.editTitle(expense.description) : text.addNewExpense}
      unsaved={text.form.unsavedWarning}
      onClose={onClose}
    >
      <ExpenseForm expense={expense} receipt={receipt} onSaved={onClose} />
    </FormDialog>
  );
}

interface ExpenseFormProps {
  expense: Expense | undefined;
  receipt: string | undefined;
  onSaved: () => void;
}

function ExpenseForm({ expense, receipt, onSaved }: ExpenseFormProps) {
  const { form, today, stale, save, takeTheirs } = useExpenseForm(
    { expense, receipt },
    (message) => {
      toastSuccess(message);
      onSaved();
    },
  );
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const hint = text.form.uploadingHint;
  const first = useUploadWait(form, { name: 'receipt', hint });
  const more = useUploadWait(form, { name: 'moreReceipts', hint });
  return (
    <DialogForm
      label={expense ? text.form.editExpense : text.form.newExpense}
      submit={expense ? text.form.saveExpense : text.form.addExpense}
      busy={isSubmitting}
      dirty={isDirty || first.uploading || more.uploading || receipt !== undefined}
      failure={errors.root?.message}
      onSubmit={() => {
        first.unlessUploading(() => more.unlessUploading(() => void save()));
      }}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <Fields control={control} today={today} expense={expense} />
      <ExpenseLines control={control} />
      <Receipt control={control} onUploading={first.follow} />
      <MoreReceipts control={control} onUploading={more.follow} />
    </DialogForm>
  );
}

interface ReceiptProps {
  control: ExpenseControl;
  onUploading: (busy: boolean) => void;
}

function Receipt({ control, onUploading }: ReceiptProps) {
  const isMissing = useWatch({ control, name: 'receipt' }) === null;
  return (
    <OnePictureField
      control={control}
      name="receipt"
      label={text.receipt}
      help={isMissing ? text.form.receiptHelp : undefined}
      uploads={receiptUploads}
      camera
      onUploading={onUploading}
    />
  );
}

interface FieldsProps {
  control: ExpenseControl;
  today: string;
  expense: Expense | undefined;
}

function Fields({ control, today, expense }: FieldsProps) {
  const { currency } = useCurrentStore();
  const { data } = useExpenseChoices();
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <TextField
          control={control}
          name="description"
          label={uiText.description}
          autoComplete="off"
          required
        />
      </div>
      <MoneyField
        control={control}
        name="amount"
        label={uiText.amount}
        currency={currency}
        required
      />
      <DateField control={control} name="expenseDate" label={text.date} max={today} required />
      <SuggestedField
        control={control}
        name="expenseType"
        label={text.type}
        help={text.form.typeHelp}
        suggestions={data?.types ?? []}
        required
      />
      <SelectField
        control={control}
        name="supplierId"
        label={text.supplier}
        placeholder={text.noSupplier}
        options={suppliersOf(data?.suppliers ?? [], expense)}
      />
      <SelectField
        control={control}
        name="payment"
        label={text.paidBy}
        help={text.form.drawerHelp}
        options={payments}
      />
      <div className={classes.wide}>
        <TextareaField control={control} name="notes" label={text.notes} rows={2} counted={500} />
      </div>
    </div>
  );
}

const payments = expensePayments.map((value) => ({ value, label: expensePaymentLabel(value) }));

type Offered = { readonly id: number; readonly name: string };

/** Returns the suppliers to choose from, including the expense's own even if it was removed. */
function suppliersOf(offered: readonly Offered[], expense: Expense | undefined) {
  const own = expense?.supplier;
  const missing = own && !offered.some(({ id }) => id === own.id) ? [own] : [];
  return [...offered, ...missing].map(({ id, name }) => ({ value: String(id), label: name }));
}
