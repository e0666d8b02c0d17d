import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { addressLine, type DeliveryAddress } from '@counter/contract/shared';
import classes from './checkout.module.css';

interface AddressFieldsProps {
  address: DeliveryAddress;
  /** The addresses of earlier orders. */
  known: readonly DeliveryAddress[];
  errorAt: (path: string) => string | undefined;
  onChange: (address: DeliveryAddress) => void;
}

/** The fields of the delivery address. */
export function AddressFields({ address, known, errorAt, onChange }: AddressFieldsProps) {
  const fieldOf = (name: keyof DeliveryAddress) => ({
    value: address[name],
    error: errorAt(`deliveryAddress.${name}`),
    onChange: (value: string) => onChange({ ...address, [name]: value }),
  });
  return (
    <section className={classes.card} aria-labelledby="address">
      <h2 id="address">Address</h2>
      {known.length > 1 ? (
        <div role="radiogroup" aria-label="Earlier addresses" className={classes.choices}>
          {known.map((one) => (
            <Choice
              key={addressLine(one)}
              name="address"
              label={one.street}
              hint={`${one.city}, ${one.state} ${one.zip}`}
              checked={addressLine(one) === addressLine(address)}
              onChoose={() => onChange(one)}
            />
          ))}
        </div>
      ) : null}
      <Field label="Street" autoComplete="street-address" maxLength={120} {...fieldOf('street')} />
      <div className={classes.triple}>
        <Field label="City" autoComplete="address-level2" maxLength={80} {...fieldOf('city')} />
        <Field label="State" autoComplete="address-level1" maxLength={40} {...fieldOf('state')} />
        <Field
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          {...fieldOf('zip')}
        />
      </div>
      <Field
        label="For the courier (optional)"
        placeholder="Door, floor, bell"
        maxLength={300}
        {...fieldOf('instructions')}
      />
    </section>
  );
}
