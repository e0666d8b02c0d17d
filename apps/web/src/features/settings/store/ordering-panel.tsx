import type { StoreOrdering } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import classes from '../settings.module.css';
import { MethodsField } from './methods-field.tsx';
import { describeExpiry, expiryOptions, methodLabel } from './ordering-form.ts';
import { useOrderingForm, type OrderingControl } from './use-ordering-form.ts';

interface OrderingPanelProps {
  ordering: StoreOrdering;
  /** Reads how orders come in again. */
  reread: () => Promise<unknown>;
}

/** How orders come in, and what becomes of those that nobody accepts. */
export function OrderingPanel({ ordering, reread }: OrderingPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel title="Orders" description="What is changed here counts from the next order on.">
      {can('settings:write') ? (
        <OrderingForm ordering={ordering} reread={reread} />
      ) : (
        <OrderingFacts ordering={ordering} />
      )}
      <LastChange change={ordering} />
    </Panel>
  );
}

function OrderingFacts({ ordering }: { ordering: StoreOrdering }) {
  const { currency } = useCurrentStore();
  const { minimumOrder, deliveryMethods, preparationMinutes, orderExpiry, expiryMinutes } =
    ordering;
  return (
    <SettingsFacts>
      <SettingsFact name="Minimum order">{formatMoney(minimumOrder, currency)}</SettingsFact>
      <SettingsFact name="Preparation time">{preparationMinutes} minutes</SettingsFact>
      <SettingsFact name="Customers get their orders by">
        {deliveryMethods.map(methodLabel).join(', ')}
      </SettingsFact>
      <SettingsFact name="Orders nobody accepts">
        {describeExpiry(orderExpiry, expiryMinutes)}
      </SettingsFact>
    </SettingsFacts>
  );
}

function OrderingForm({ ordering, reread }: OrderingPanelProps) {
  const { currency } = useCurrentStore();
  const { form, save, stale, settle } = useOrderingForm(ordering, reread);
  const { control, formState } = form;
  return (
    <>
      <Form
        label="Orders"
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        <ChangedNotice message={stale} onSettle={settle} />
        <div className={classes.fields}>
          <MoneyField
            control={control}
            name="minimumOrder"
            label="Minimum order"
            currency={currency}
            help="Before tax and tip. 0: every order."
            required
          />
          <NumberField
            control={control}
            name="preparationMinutes"
            label="Preparation minutes"
            help="From accepting an order until it can be picked up."
            required
          />
        </div>
        <MethodsField control={control} />
        <ExpiryFields control={control} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}

function ExpiryFields({ control }: { control: OrderingControl }) {
  const [orderExpiry, minutes] = useWatch({ control, name: ['orderExpiry', 'expiryMinutes'] });
  return (
    <div className={classes.fields}>
      <SelectField
        control={control}
        name="orderExpiry"
        label="Orders nobody accepts expire"
        options={expiryOptions}
      />
      {orderExpiry === 'AFTER_CLOCK' ? (
        <NumberField
          control={control}
          name="expiryMinutes"
          label="Minutes to accept"
          help="From 3 to 15."
          required
        />
      ) : null}
      <p className={classes.consequence}>{describeExpiry(orderExpiry, minutes)}</p>
    </div>
  );
}
