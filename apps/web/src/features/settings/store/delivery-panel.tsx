import { deliveryFeesRequest } from '@counter/contract/settings';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SettingPanel } from '../setting-panel.tsx';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { useDeliveryFees, useUpdateDeliveryFees } from '../settings.queries.ts';
import classes from '../settings.module.css';
import { DeliveryFacts } from './delivery-facts.tsx';
import { deliveryValues, type DeliveryControl } from './delivery-form.ts';
import { TariffFields } from './tariff-fields.tsx';
import { text } from '../settings.text.ts';

/** The delivery fees. */
export function DeliveryPanel() {
  const update = useUpdateDeliveryFees();
  return (
    <SettingsLoaded what={text.store.deliveryFees2} query={useDeliveryFees()} heights={[220]}>
      {(settings, reread) => (
        <SettingPanel
          title={text.store.deliveryFees}
          description={text.store.whatCustomersPayForDelivery}
          setting={settings}
          reread={reread}
          request={deliveryFeesRequest}
          valuesOf={deliveryValues}
          send={update.mutateAsync}
          saved={text.store.deliveryFeesAreSaved}
          facts={<DeliveryFacts settings={settings} />}
        >
          {(control) => (
            <>
              <div className={classes.fields}>
                <TariffFields control={control} name="direct" />
                <TariffFields control={control} name="pooled" />
              </div>
              <Origin control={control} />
            </>
          )}
        </SettingPanel>
      )}
    </SettingsLoaded>
  );
}

/** The point to measure distances from, once a fee depends on them. */
function Origin({ control }: { control: DeliveryControl }) {
  const kinds = useWatch({ control, name: ['direct.kind', 'pooled.kind'] });
  if (!kinds.includes('BANDS')) return null;
  return (
    <TextField
      control={control}
      name="zipCode"
      label={text.store.zipCodeOfStore}
      inputMode="numeric"
      help={text.store.distancesAreInStraightLine}
      required
    />
  );
}
