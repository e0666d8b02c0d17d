import { deliveryFeesRequest } from '@counter/contract/settings';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { loadedSetting } from '../loaded-setting.tsx';
import { deliveryHooks } from '../settings.queries.ts';
import classes from '../settings.module.css';
import { DeliveryFacts } from './delivery-facts.tsx';
import { deliveryValues, type DeliveryControl } from './delivery-form.ts';
import { TariffFields } from './tariff-fields.tsx';
import { text } from '../settings.text.ts';

/** The delivery fees. */
export const DeliveryPanel = loadedSetting(deliveryHooks, {
  what: text.store.deliveryFeesName,
  title: text.store.deliveryFees,
  description: text.store.deliveryFeesHelp,
  saved: text.store.deliveryFeesSavedToast,
  height: 220,
  request: deliveryFeesRequest,
  valuesOf: deliveryValues,
  Facts: DeliveryFacts,
  Fields: DeliveryFields,
});

function DeliveryFields({ control }: { control: DeliveryControl }) {
  return (
    <>
      <div className={classes.fields}>
        <TariffFields control={control} name="direct" />
        <TariffFields control={control} name="pooled" />
      </div>
      <Origin control={control} />
    </>
  );
}

/** The address to measure distances from; shown if a fee depends on distance. */
function Origin({ control }: { control: DeliveryControl }) {
  const kinds = useWatch({ control, name: ['direct.kind', 'pooled.kind'] });
  if (!kinds.includes('BANDS')) return null;
  return (
    <TextField
      control={control}
      name="zipCode"
      label={text.store.zipCodeOfStore}
      inputMode="numeric"
      help={text.store.zipCodeHelp}
      required
    />
  );
}
