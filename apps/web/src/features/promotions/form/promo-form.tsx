import { addDays } from '@counter/contract/shared';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../promotions.module.css';
import { usePromoForm, type PromoControl } from './use-promo-form.ts';
import { ValuePanel } from './value-panel.tsx';

/** The fields of a new promo code, and what becomes of them. */
export function PromoForm() {
  const navigate = useNavigate();
  const { form, save, today } = usePromoForm(() => {
    toastSuccess('Promo code is added successfully');
    void navigate({ to: '/dashboard/promo-code', ignoreBlocker: true });
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  return (
    <>
      <Form
        label="New promo code"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void save();
        }}
      >
        <CodePanel control={control} />
        <ValuePanel control={control} />
        <DatesPanel control={control} today={today()} />
        <LimitsPanel control={control} />
        <FormError>{errors.root?.message}</FormError>
        <FormActions>
          <LinkButton variant="default" to="/dashboard/promo-code">
            Cancel
          </LinkButton>
          <SubmitButton busy={isSubmitting}>Save</SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty}>
        What you filled in of this promo code would be lost.
      </UnsavedChanges>
    </>
  );
}

const longestDescription = 500;

function CodePanel({ control }: { control: PromoControl }) {
  return (
    <Panel title="The code">
      <div className={classes.stack}>
        <TextField
          control={control}
          name="promoCode"
          label="Promo Code"
          help="What customers type, in whatever case: WELCOME10."
          autoComplete="off"
          required
        />
        <TextareaField
          control={control}
          name="description"
          label="Description"
          rows={2}
          counted={longestDescription}
        />
      </div>
    </Panel>
  );
}

function DatesPanel({ control, today }: { control: PromoControl; today: string }) {
  const startDate = useWatch({ control, name: 'startDate' });
  return (
    <Panel title="When">
      <div className={classes.fields}>
        <TextField
          control={control}
          name="startDate"
          label="Start Date"
          type="date"
          min={today}
          required
        />
        <TextField
          control={control}
          name="endDate"
          label="End Date"
          type="date"
          min={addDays(startDate || today, 1)}
          help="The last day on which it can be used."
          required
        />
      </div>
    </Panel>
  );
}

function LimitsPanel({ control }: { control: PromoControl }) {
  const { currency } = useCurrentStore();
  return (
    <Panel
      title="Limits"
      description="Your store pays for what the code takes off. A limit that is left empty is none."
    >
      <div className={classes.fields}>
        <NumberField control={control} name="usageLimit" label="Uses in all" />
        <NumberField control={control} name="usageLimitPerCustomer" label="Uses per customer" />
        <div className={classes.wide}>
          <MoneyField
            control={control}
            name="budget"
            label="Budget"
            currency={currency}
            help="What it may take off in all. The last order is given what is left of it."
          />
        </div>
      </div>
    </Panel>
  );
}
