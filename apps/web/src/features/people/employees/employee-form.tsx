import type { Employee } from '@counter/contract/people';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../people.module.css';
import { useEmployeeForm } from './use-employee-form.ts';

const longestNotes = 500;

/** The fields of an employee, and what becomes of them. */
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
      {stale === undefined ? null : <StaleForm reason={stale} onTake={takeTheirs} />}
      <Form
        label={employee ? 'Edit employee' : 'Add New Employee'}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save();
        }}
      >
        <Panel title="The person">
          <div className={classes.fields}>
            <TextField control={control} name="firstName" label="First Name" required />
            <TextField control={control} name="lastName" label="Last Name" required />
            <TextField
              control={control}
              name="mobileNumber"
              label="Mobile #"
              type="tel"
              inputMode="tel"
              required
            />
            <TextField
              control={control}
              name="cnic"
              label="CNIC #"
              help="The number of their identity card."
              autoComplete="off"
              required
            />
            <div className={classes.wide}>
              <TextField control={control} name="address" label="Address" required />
            </div>
            <div className={classes.wide}>
              <TextField control={control} name="email" label="Email" inputMode="email" />
            </div>
          </div>
        </Panel>
        <Panel title="The employment">
          <div className={classes.fields}>
            <TextField control={control} name="designation" label="Designation" required />
            <TextField control={control} name="joiningDate" label="Joining Date" type="date" />
            <MoneyField
              control={control}
              name="salary"
              label="Salary"
              help="For a month."
              currency={currency}
              required
            />
            <div className={classes.wide}>
              <TextareaField
                control={control}
                name="notes"
                label="Notes"
                rows={3}
                counted={longestNotes}
              />
            </div>
          </div>
        </Panel>
        <FormError>{errors.root?.message}</FormError>
        <FormActions>
          <LinkButton variant="default" {...toEmployees}>
            Cancel
          </LinkButton>
          <SubmitButton busy={isSubmitting}>
            {employee ? 'Save changes' : 'Add employee'}
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty}>
        What you typed about this employee would be lost.
      </UnsavedChanges>
    </>
  );
}
