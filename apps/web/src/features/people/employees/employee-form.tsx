import type { Employee } from '@counter/contract/people';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../people.module.css';
import { useEmployeeForm } from './use-employee-form.ts';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['id'] as const;

const maxNotesLength = 500;

/** The form of an employee, with saving. */
export function EmployeeForm({ employee }: { employee: Employee | undefined }) {
  const { storeUrl, currency } = useCurrentStore();
  const toEmployees = {
    to: '/dashboard/business/$storeUrl/employee',
    params: { storeUrl },
  } as const;
  const navigate = useNavigate();
  const { form, stale, save, takeTheirs } = useEmployeeForm(employee, (message) => {
    toastSuccess(message);
    void navigate({ ...toEmployees, ignoreBlocker: true });
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  return (
    <>
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <Form
        label={employee ? text.employees.editEmployeeLabel : text.employees.addNewEmployee}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save();
        }}
      >
        <Panel title={text.employees.personalDetails}>
          <div className={classes.fields}>
            <TextField
              control={control}
              name="firstName"
              label={text.employees.firstName}
              required
            />
            <TextField control={control} name="lastName" label={text.employees.lastName} required />
            <TextField
              control={control}
              name="mobileNumber"
              label={text.employees.mobile}
              type="tel"
              inputMode="tel"
              required
            />
            <TextField
              control={control}
              name="cnic"
              label={text.cnic}
              help={text.cnicHelp}
              autoComplete="off"
              required
            />
            <div className={classes.wide}>
              <TextField control={control} name="address" label={uiText.address} required />
            </div>
            <div className={classes.wide}>
              <TextField control={control} name="email" label={uiText.email} inputMode="email" />
            </div>
          </div>
        </Panel>
        <Panel title={text.employees.employmentTitle}>
          <div className={classes.fields}>
            <TextField
              control={control}
              name="designation"
              label={text.employees.designation}
              required
            />
            <DateField
              control={control}
              name="joiningDate"
              label={text.employees.joiningDateLabel}
            />
            <MoneyField
              control={control}
              name="salary"
              label={text.employees.salary}
              help={text.employees.salaryHelp}
              currency={currency}
              required
            />
            <div className={classes.wide}>
              <TextareaField
                control={control}
                name="notes"
                label={text.employees.notes}
                rows={3}
                counted={maxNotesLength}
              />
            </div>
          </div>
        </Panel>
        <FormError>{errors.root?.message}</FormError>
        <FormActions>
          <LinkButton variant="default" {...toEmployees}>
            {uiText.cancel}
          </LinkButton>
          <SubmitButton busy={isSubmitting}>
            {employee ? uiText.saveChanges : text.employees.addEmployee}
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty} identifiedBy={identity}>
        {text.employees.unsavedWarning}
      </UnsavedChanges>
    </>
  );
}
