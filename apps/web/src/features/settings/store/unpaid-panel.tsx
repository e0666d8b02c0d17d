import { unpaidLimitsRequest } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SettingPanel } from '../setting-panel.tsx';
import { SettingsFact } from '../settings-facts.tsx';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { useUnpaidLimits, useUpdateUnpaidLimits } from '../settings.queries.ts';
import classes from '../settings.module.css';
import { text } from '../settings.text.ts';

/** The form as the fields hold it: an empty number is null. */
interface UnpaidValues {
  maxOpenOrders: number | null;
  maxOpenValue: number | null;
  confirmAbove: number | null;
}

/** The limits of unpaid orders per customer of the web store. */
export function UnpaidPanel() {
  const { currency } = useCurrentStore();
  const update = useUpdateUnpaidLimits();
  return (
    <SettingsLoaded
      what={text.store.limitsOnUnpaidOrders}
      query={useUnpaidLimits()}
      heights={[160]}
    >
      {(limits, reread) => (
        <SettingPanel
          title={text.store.unpaidWebOrders}
          description={text.store.protectsYouFromOrdersNobody}
          setting={limits}
          reread={reread}
          request={unpaidLimitsRequest}
          valuesOf={({ maxOpenOrders, maxOpenValue, confirmAbove }): UnpaidValues => ({
            maxOpenOrders,
            maxOpenValue,
            confirmAbove,
          })}
          send={update.mutateAsync}
          saved={text.store.changesAreSaved}
          facts={
            <>
              <SettingsFact name={text.store.openOrders}>{limits.maxOpenOrders}</SettingsFact>
              <SettingsFact name={text.store.openTotal}>
                {formatMoney(limits.maxOpenValue, currency)}
              </SettingsFact>
              <SettingsFact name={text.store.codeAbove}>
                {formatMoney(limits.confirmAbove, currency)}
              </SettingsFact>
            </>
          }
        >
          {(control) => (
            <div className={classes.fields}>
              <NumberField
                control={control}
                name="maxOpenOrders"
                label={text.store.openOrders}
                help={text.store.mostOneCustomerCanHave}
                required
              />
              <MoneyField
                control={control}
                name="maxOpenValue"
                label={text.store.openTotal}
                currency={currency}
                help={text.store.mostThoseOrdersCanAdd}
                required
              />
              <MoneyField
                control={control}
                name="confirmAbove"
                label={text.store.codeAbove}
                currency={currency}
                help={text.store.customersConfirmLargerOrdersWith}
                required
              />
            </div>
          )}
        </SettingPanel>
      )}
    </SettingsLoaded>
  );
}
