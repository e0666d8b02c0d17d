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
import { text } from '../settings.text.ts';

interface UnpaidPanelProps {
  limits: UnpaidLimits;
  /** Reads the limits again. */
  reread: () => Promise<unknown>;
}

/** What customers of the web store may have open without having paid. */
export function UnpaidPanel({ limits, reread }: UnpaidPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel title={text.store.unpaidWebOrders} description={text.store.protectsYouFromOrdersNobody}>
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
      <SettingsFact name={text.store.openOrders}>{maxOpenOrders}</SettingsFact>
      <SettingsFact name={text.store.openTotal}>{formatMoney(maxOpenValue, currency)}</SettingsFact>
      <SettingsFact name={text.store.codeAbove}>{formatMoney(confirmAbove, currency)}</SettingsFact>
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
        label={text.store.unpaidWebOrders}
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
            label={text.store.openOrders}
            help={text.store.howManyCustomerMayHave}
            required
          />
          <MoneyField
            control={control}
            name="maxOpenValue"
            label={text.store.openTotal}
            currency={currency}
            help={text.store.whatThoseOrdersMayCome}
            required
          />
          <MoneyField
            control={control}
            name="confirmAbove"
            label={text.store.codeAbove}
            currency={currency}
            help={text.store.customersConfirmLargerOrdersBy}
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
