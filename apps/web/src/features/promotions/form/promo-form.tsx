import type { CampaignGoal } from '@counter/contract/marketing';
import { addDays, parseDay } from '@counter/contract/shared';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from '../promotions.module.css';
import { usePromoForm, type PromoControl } from './use-promo-form.ts';
import { ValuePanel } from './value-panel.tsx';
import { text } from '../promotions.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['goal'] as const;

/** The form of a new promo code, with saving. */
export function PromoForm({ goal }: { goal: CampaignGoal | undefined }) {
  const navigate = useNavigate();
  const { form, save, today } = usePromoForm(goal, ({ promoCode: code }) => {
    toastSuccess(text.form.promoCodeAddedToast);
    const ignoreBlocker = true;
    if (goal) void navigate({ to: '/dashboard/marketing', search: { goal, code }, ignoreBlocker });
    else void navigate({ to: '/dashboard/promo-code', ignoreBlocker });
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  return (
    <>
      <Form
        label={text.form.newPromoCode}
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
            {uiText.cancel}
          </LinkButton>
          <SubmitButton busy={isSubmitting}>
            {goal ? text.form.saveAndWriteText : uiText.save}
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty} identifiedBy={identity}>
        {text.form.unsavedWarning}
      </UnsavedChanges>
    </>
  );
}

const maxDescriptionLength = 500;

function CodePanel({ control }: { control: PromoControl }) {
  return (
    <Panel title={text.form.code}>
      <div className={classes.stack}>
        <TextField
          control={control}
          name="promoCode"
          label={text.promoCode}
          help={text.form.codeHelp}
          autoComplete="off"
          required
        />
        <TextareaField
          control={control}
          name="description"
          label={uiText.description}
          rows={2}
          counted={maxDescriptionLength}
        />
      </div>
    </Panel>
  );
}

function DatesPanel({ control, today }: { control: PromoControl; today: string }) {
  const startDate = useWatch({ control, name: 'startDate' });
  return (
    <Panel title={text.form.when}>
      <div className={classes.fields}>
        <DateField control={control} name="startDate" label={text.startDate} min={today} required />
        <DateField
          control={control}
          name="endDate"
          label={text.endDate}
          min={addDays(parseDay(startDate) ?? today, 1)}
          help={text.form.endDateHelp}
          required
        />
      </div>
    </Panel>
  );
}

function LimitsPanel({ control }: { control: PromoControl }) {
  const { currency } = useCurrentStore();
  return (
    <Panel title={text.form.limits} description={text.form.limitsHelp}>
      <div className={classes.fields}>
        <NumberField control={control} name="usageLimit" label={text.form.totalUses} />
        <NumberField
          control={control}
          name="usageLimitPerCustomer"
          label={text.form.usesPerCustomer}
        />
        <div className={classes.wide}>
          <MoneyField
            control={control}
            name="budget"
            label={text.form.budget}
            currency={currency}
            help={text.form.budgetHelp}
          />
        </div>
      </div>
    </Panel>
  );
}
