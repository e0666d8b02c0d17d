import { maxBands } from '@counter/contract/store';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFormState, useFieldArray } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import classes from '../settings.module.css';
import { blankBand, tariffWords, type DeliveryControl, type TariffName } from './delivery-form.ts';
import { text } from '../settings.text.ts';

interface BandsFieldProps {
  control: DeliveryControl;
  name: TariffName;
}

/** The distances of a tariff, nearest first, each with its fee. */
export function BandsField({ control, name }: BandsFieldProps) {
  const bands = useFieldArray({ control, name: `${name}.bands`, keyName: 'key' });
  const { errors } = useFormState({ control, name: `${name}.bands` });
  const wrong = errors[name]?.bands;
  const word = tariffWords[name];
  return (
    <div className={classes.bands}>
      <ol className={classes.bandRows} aria-label={text.store.distancesOf(word)}>
        {bands.fields.map(({ key }, place) => (
          <BandRow
            key={key}
            control={control}
            name={name}
            place={place}
            onRemove={() => bands.remove(place)}
          />
        ))}
      </ol>
      <p role="alert" className={classes.error}>
        {wrong?.root?.message ?? wrong?.message}
      </p>
      <Button
        variant="default"
        className={classes.addBand}
        leftSection={addIcon}
        disabled={bands.fields.length >= maxBands}
        onClick={() => bands.append({ ...blankBand })}
      >
        {text.store.addDistance}
      </Button>
    </div>
  );
}

interface BandRowProps extends BandsFieldProps {
  place: number;
  onRemove: () => void;
}

function BandRow({ control, name, place, onRemove }: BandRowProps) {
  const { currency } = useCurrentStore();
  const number = place + 1;
  return (
    <li className={classes.bandRow}>
      <NumberField
        control={control}
        name={`${name}.bands.${place}.upToMiles`}
        label={text.store.distanceMiles(number)}
        decimals={1}
        required
      />
      <MoneyField
        control={control}
        name={`${name}.bands.${place}.fee`}
        label={text.store.feeOfDistance(number)}
        currency={currency}
        required
      />
      <div className={classes.bandButton}>
        <IconButton label={text.store.removeDistance(number)} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
    </li>
  );
}
