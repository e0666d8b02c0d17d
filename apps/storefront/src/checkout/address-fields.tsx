import { addressLine, type DeliveryAddress } from '@counter/contract/shared';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import classes from './checkout.module.css';
import { completed, isSame, matchingAddresses } from './matching-addresses.ts';
import { text } from './checkout.text.ts';

interface AddressFieldsProps {
  address: DeliveryAddress;
  /** The addresses of earlier orders. */
  known: readonly DeliveryAddress[];
  errorAt: (path: string) => string | undefined;
  onChange: (address: DeliveryAddress) => void;
}

/** The fields of a delivery address. */
export function AddressFields({ address, known, errorAt, onChange }: AddressFieldsProps) {
  const fieldOf = (name: keyof DeliveryAddress) => ({
    value: address[name],
    error: errorAt(`deliveryAddress.${name}`),
    onChange: (value: string) => onChange({ ...address, [name]: value }),
  });
  return (
    <section className={classes.card} aria-labelledby="address">
      <h2 id="address">{text.address}</h2>
      {known.length > 1 ? (
        <div role="radiogroup" aria-label={text.savedAddresses} className={classes.choices}>
          {known.map((one) => (
            <Choice
              key={addressLine(one)}
              name="address"
              label={one.street}
              hint={`${one.city}, ${one.state} ${one.zip}`}
              checked={isSame(one, address)}
              onChoose={() => onChange(one)}
            />
          ))}
        </div>
      ) : null}
      <div>
        <Field
          label={text.street}
          autoComplete="street-address"
          maxLength={120}
          {...fieldOf('street')}
          onChange={(street) => onChange(completed({ ...address, street }, known))}
        />
        <Offered addresses={matchingAddresses(known, address.street)} onChoose={onChange} />
      </div>
      <div className={classes.triple}>
        <Field
          label={text.city}
          autoComplete="address-level2"
          maxLength={80}
          {...fieldOf('city')}
        />
        <Field
          label={text.state}
          autoComplete="address-level1"
          maxLength={40}
          {...fieldOf('state')}
        />
        <Field
          label={text.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          {...fieldOf('zip')}
        />
      </div>
      <Field
        label={text.deliveryInstructions}
        placeholder={text.instructionsPlaceholder}
        maxLength={300}
        {...fieldOf('instructions')}
      />
    </section>
  );
}

interface OfferedProps {
  addresses: readonly DeliveryAddress[];
  onChoose: (address: DeliveryAddress) => void;
}

/** Offers earlier addresses that match the typed one; a press fills one in. */
function Offered({ addresses, onChoose }: OfferedProps) {
  if (addresses.length === 0) return null;
  return (
    <ul className={classes.offered} aria-label={text.matchingAddresses}>
      {addresses.map((one) => (
        <li key={addressLine(one)}>
          <button type="button" onClick={() => onChoose(one)}>
            {addressLine(one)}
          </button>
        </li>
      ))}
    </ul>
  );
}
