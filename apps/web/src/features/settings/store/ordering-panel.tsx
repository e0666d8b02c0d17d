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
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../settings.text.ts';

interface OrderingPanelProps {
  ordering: StoreOrdering;
  /** Reads how orders come in again. */
  reread: () => Promise<unknown>;
}

/** How orders come in, and what becomes of those that nobody accepts. */
export function OrderingPanel({ ordering, reread }: OrderingPanelProps) {
  const { can } = useCurrentStore();
  return (
    <Panel title={uiText.orders} description={text.store.whatIsChangedHereCounts}>
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
      <SettingsFact name={text.store.minimumOrder}>
        {formatMoney(minimumOrder, currency)}
      </SettingsFact>
      <SettingsFact name={text.store.preparationTime}>
        {text.store.minutes(preparationMinutes)}
      </SettingsFact>
      <SettingsFact name={text.store.customersGetTheirOrdersBy}>
        {deliveryMethods.map(methodLabel).join(', ')}
      </SettingsFact>
      <SettingsFact name={text.store.ordersNobodyAccepts}>
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
        label={uiText.orders}
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
            label={text.store.minimumOrder}
            currency={currency}
            help={text.store.beforeTaxAndTip0}
            required
          />
          <NumberField
            control={control}
            name="preparationMinutes"
            label={text.store.preparationMinutes}
            help={text.store.fromAcceptingOrderUntilIt}
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
        label={text.store.ordersNobodyAcceptsExpire}
        options={expiryOptions}
      />
      {orderExpiry === 'AFTER_CLOCK' ? (
        <NumberField
          control={control}
          name="expiryMinutes"
          label={text.store.minutesToAccept}
          help={text.store.from3To15}
          required
        />
      ) : null}
      <p className={classes.consequence}>{describeExpiry(orderExpiry, minutes)}</p>
    </div>
  );
}
