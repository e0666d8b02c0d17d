import { storeOrderingRequest } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { SettingPanel } from '../setting-panel.tsx';
import { SettingsFact } from '../settings-facts.tsx';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { useStoreOrdering, useUpdateOrdering } from '../settings.queries.ts';
import classes from '../settings.module.css';
import { MethodsField } from './methods-field.tsx';
import {
  describeExpiry,
  expiryOptions,
  methodLabel,
  orderingRequestOf,
  orderingValues,
  type OrderingControl,
} from './ordering-form.ts';
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The ordering settings, and the rules for orders that nobody accepts. */
export function OrderingPanel() {
  const { currency } = useCurrentStore();
  const update = useUpdateOrdering();
  return (
    <SettingsLoaded what={text.store.orderSettings} query={useStoreOrdering()} heights={[320]}>
      {(ordering, reread) => (
        <SettingPanel
          title={uiText.orders}
          description={text.store.changesApplyToNewOrders}
          setting={ordering}
          reread={reread}
          request={storeOrderingRequest}
          valuesOf={orderingValues}
          requestOf={orderingRequestOf}
          send={update.mutateAsync}
          saved={text.store.changesAreSaved}
          facts={
            <>
              <SettingsFact name={text.store.minimumOrder}>
                {formatMoney(ordering.minimumOrder, currency)}
              </SettingsFact>
              <SettingsFact name={text.store.preparationTime}>
                {text.store.minutes(ordering.preparationMinutes)}
              </SettingsFact>
              <SettingsFact name={text.store.customersGetTheirOrdersBy}>
                {ordering.deliveryMethods.map(methodLabel).join(', ')}
              </SettingsFact>
              <SettingsFact name={text.store.ordersNobodyAccepts}>
                {describeExpiry(ordering.orderExpiry, ordering.expiryMinutes)}
              </SettingsFact>
            </>
          }
        >
          {(control) => <OrderingFields control={control} />}
        </SettingPanel>
      )}
    </SettingsLoaded>
  );
}

function OrderingFields({ control }: { control: OrderingControl }) {
  const { currency } = useCurrentStore();
  return (
    <>
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
          help={text.store.fromAcceptingOrderUntilIts}
          required
        />
      </div>
      <MethodsField control={control} />
      <ExpiryFields control={control} />
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
