import type { UnpaidLimits } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import classes from '../settings.module.css';
import { useUnpaidForm } from './unpaid-form.ts';

interface UnpaidPanelProps {
  limits: UnpaidLimits;
  /** Reads the limits again. */
  reread: () => Promise<unknown>;
}

/** What customers of the web store may have open without having paid. */
export function UnpaidPanel({ limits, reread }: UnpaidPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel
      title="Unpaid web orders"
      description="Protects you from orders nobody picks up: limits for each customer and device paying at the counter or on delivery."
    >
      {can('settings:write') ? (
        <UnpaidForm limits={limits} reread={reread} />
      ) : (
        <UnpaidFacts limits={limits} />
      )}
      <LastChange change={limits} />
    </Panel>
  );
}

function UnpaidFacts({ limits }: { limits: UnpaidLimits }) {
  const { currency } = useCurrentStore();
  const { maxOpenOrders, maxOpenValue, confirmAbove } = limits;
  return (
    <SettingsFacts>
      <SettingsFact name="Open orders">{maxOpenOrders}</SettingsFact>
      <SettingsFact name="Open total">{formatMoney(maxOpenValue, currency)}</SettingsFact>
      <SettingsFact name="Code above">{formatMoney(confirmAbove, currency)}</SettingsFact>
    </SettingsFacts>
  );
}

function UnpaidForm({ limits, reread }: UnpaidPanelProps) {
  const { currency } = useCurrentStore();
  const { form, save, stale, settle } = useUnpaidForm(limits, reread);
  const { control, formState } = form;
  return (
    <>
      <Form
        label="Unpaid web orders"
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        <ChangedNotice message={stale} onSettle={settle} />
        <div className={classes.fields}>
          <NumberField
            control={control}
            name="maxOpenOrders"
            label="Open orders"
            help="How many a customer may have at once."
            required
          />
          <MoneyField
            control={control}
            name="maxOpenValue"
            label="Open total"
            currency={currency}
            help="What those orders may come to."
            required
          />
          <MoneyField
            control={control}
            name="confirmAbove"
            label="Code above"
            currency={currency}
            help="Customers confirm larger orders by a code. 0: every order."
            required
          />
        </div>
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
