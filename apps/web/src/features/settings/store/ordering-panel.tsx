import { orderingSetting, type StoreOrdering } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { loadedSetting } from '../loaded-setting.tsx';
import { SettingsFact } from '../settings-facts.tsx';
import { settingHooks } from '../settings.queries.ts';
import classes from '../settings.module.css';
import { MethodsField } from './methods-field.tsx';
import {
  describeExpiry,
  expiryOptions,
  methodLabel,
  orderingValues,
  type OrderingControl,
} from './ordering-form.ts';
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The ordering settings, including the expiry of unaccepted orders. */
export const OrderingPanel = loadedSetting(settingHooks(orderingSetting), {
  what: text.store.orderSettings,
  title: uiText.orders,
  description: text.store.orderSettingsHelp,
  height: 320,
  request: orderingSetting.request,
  valuesOf: orderingValues,
  Facts: OrderingFacts,
  Fields: OrderingFields,
});

function OrderingFacts({ setting }: { setting: StoreOrdering }) {
  const { currency } = useCurrentStore();
  return (
    <>
      <SettingsFact name={text.store.minimumOrder}>
        {formatMoney(setting.minimumOrder, currency)}
      </SettingsFact>
      <SettingsFact name={text.store.preparationTime}>
        {text.store.minutes(setting.preparationMinutes)}
      </SettingsFact>
      <SettingsFact name={text.store.methodsLabel}>
        {setting.deliveryMethods.map(methodLabel).join(', ')}
      </SettingsFact>
      <SettingsFact name={text.store.minutesToAccept}>
        {text.store.minutes(setting.expiryMinutes)}
      </SettingsFact>
      <SettingsFact name={text.store.ordersNobodyAccepts}>
        {describeExpiry(setting.orderExpiry, setting.expiryMinutes)}
      </SettingsFact>
    </>
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
          help={text.store.minimumOrderHelp}
          required
        />
        <NumberField
          control={control}
          name="preparationMinutes"
          label={text.store.preparationMinutes}
          help={text.store.preparationHelp}
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
      <NumberField
        control={control}
        name="expiryMinutes"
        label={text.store.minutesToAccept}
        help={text.store.minutesToAcceptHelp}
        required
      />
      <SelectField
        control={control}
        name="orderExpiry"
        label={text.store.expiryLabel}
        options={expiryOptions}
      />
      <p className={classes.consequence}>{describeExpiry(orderExpiry, minutes)}</p>
    </div>
  );
}
