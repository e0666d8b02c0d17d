import {
  endDateProblem,
  endEmploymentRequest,
  type Employee,
  type EndEmploymentRequest,
} from '@counter/contract/people';
import { dayAt } from '@counter/contract/shared';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { fullName } from './employee-words.ts';
import { useEndEmployment } from './employees.queries.ts';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface EndDialogProps {
  /** Undefined while the dialog is closed. */
  employee: Employee | undefined;
  onClose: () => void;
  onUndo: (employee: Employee) => void;
}

/** Asks for the last day of an employment. */
export function EndDialog({ employee, onClose, onUndo }: EndDialogProps) {
  return (
    <FormDialog
      opened={employee !== undefined}
      onClose={onClose}
      title={employee ? text.employees.endTitle(fullName(employee)) : ''}
      width={440}
    >
      {employee ? <EndForm employee={employee} onClose={onClose} onUndo={onUndo} /> : null}
    </FormDialog>
  );
}

type EndValues = { endDate: string; reason: string };

interface EndFormProps {
  employee: Employee;
  onClose: () => void;
  onUndo: (employee: Employee) => void;
}

function EndForm({ employee, onClose, onUndo }: EndFormProps) {
  const { storeId, timeZone } = useCurrentStore();
  const today = dayAt(new Date(now()), timeZone);
  const [resolver] = useState(() => endResolver(storeId, employee, today));
  const form = useForm<EndValues, unknown, EndEmploymentRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: { endDate: today, reason: '' },
  });
  const { control, formState } = form;
  const { isSubmitting, errors } = formState;
  const { mutateAsync } = useEndEmployment();

  async function send(request: EndEmploymentRequest) {
    try {
      await mutateAsync(request);
      const until = formatCalendarDay(request.endDate);
      toastSuccess(text.employees.employedUntilToast(fullName(employee), until), () =>
        onUndo(employee),
      );
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <DialogForm
      label={text.employees.endEmploymentLabel}
      submit={text.employees.endEmploymentLabel}
      cancel={uiText.goBack}
      busy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <DateField
        control={control}
        name="endDate"
        label={text.employees.lastDay}
        help={text.employees.lastDayHelp}
        required
      />
      <TextField
        control={control}
        name="reason"
        label={uiText.reason}
        help={text.employees.optional}
        maxLength={200}
      />
    </DialogForm>
  );
}

/** Validates the request, and that the employment doesn't end before it starts. */
function endResolver(
  storeId: number,
  { id, joiningDate }: Employee,
  today: string,
): Resolver<EndValues, unknown, EndEmploymentRequest> {
  const check = resolverFor(endEmploymentRequest, (values: EndValues) => ({
    ...values,
    storeId,
    id,
  }));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const { endDate } = values;
    const message = endDate === '' ? undefined : endDateProblem(endDate, { joiningDate, today });
    if (message === undefined || 'endDate' in result.errors) return result;
    return { values: {}, errors: { ...result.errors, endDate: { type: 'custom', message } } };
  };
}
