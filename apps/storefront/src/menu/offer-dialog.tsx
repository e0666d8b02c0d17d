import { pictureUrl } from '@counter/contract/files';
import { formatAllergens, formatCalories } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import type { Storefront } from '@counter/contract/storefront';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stepper } from '../ui/stepper.tsx';
import classes from './offer-dialog.module.css';
import {
  considerChoice,
  factsOf,
  fullPriceOf,
  productsOf,
  type Choice,
  type Offer,
} from './offer.ts';
import { OptionGroups } from './option-groups.tsx';
import { Saving } from './saving.tsx';
import { wrongGroups, type WrongGroup } from './wrong-groups.ts';
import { text } from './menu.text.ts';

interface OfferDialogProps {
  offer: Offer;
  storefront: Storefront;
  onAdd: (choice: Choice) => void;
  onClose: () => void;
}

const blank: Choice = { options: {}, quantity: 1, specialInstructions: '' };

/** The dialog of a product or deal, with its options and a button to add it to the basket. */
export function OfferDialog({ offer, storefront, onAdd, onClose }: OfferDialogProps) {
  const [choice, setChoice] = useState(blank);
  const [isRefused, setIsRefused] = useState(false);
  const { name, description, image, reason, price } = factsOf(offer);
  const { currency } = storefront;
  const products = productsOf(offer, storefront);
  const { value, problems } = considerChoice(offer, choice, storefront);
  const wrong = wrongGroups(products, choice);
  const add = (): void => {
    if (problems.length === 0) return onAdd(choice);
    setIsRefused(true);
    const [first] = wrong;
    if (first) focusOn(first);
  };
  const fullPrice = fullPriceOf(offer, storefront);
  // A group with too few options shows its own error.
  const refusal = isRefused && wrong.length === 0 ? problems.join(' ') : '';
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={classes.body}>
        {image ? (
          <img className={classes.picture} src={pictureUrl(image, 'medium')} alt="" />
        ) : null}
        {description ? <p className={classes.description}>{description}</p> : null}
        {fullPrice === undefined ? null : (
          <p>
            <span className={classes.price}>{formatMoney(price, currency)}</span>{' '}
            <Saving fullPrice={fullPrice} price={price} currency={currency} />
          </p>
        )}
        {products.map((product) => (
          <div key={product.id} className={classes.part}>
            {offer.kind === 'deal' ? (
              <h3 className={classes.partName}>{partOf(offer, product)}</h3>
            ) : null}
            {product.calories === null ? null : (
              <p className={classes.description}>{formatCalories(product.calories)}</p>
            )}
            {product.allergens === '' ? null : (
              <p className={classes.description}>{formatAllergens(product.allergens)}</p>
            )}
            <OptionGroups
              product={product}
              currency={currency}
              chosen={choice.options[product.id] ?? []}
              wrong={isRefused ? wrong : []}
              onChange={(chosen) =>
                setChoice({ ...choice, options: { ...choice.options, [product.id]: chosen } })
              }
            />
          </div>
        ))}
        <label className={classes.wishes}>
          {text.specialInstructions}
          <textarea
            rows={2}
            maxLength={300}
            value={choice.specialInstructions}
            onChange={({ target }) => setChoice({ ...choice, specialInstructions: target.value })}
          />
        </label>
      </div>
      <footer className={classes.footer}>
        {refusal || reason ? (
          <p role="alert" className={classes.refused}>
            {reason || refusal}
          </p>
        ) : null}
        <Stepper
          label={name}
          value={choice.quantity}
          minimum={1}
          onChange={(quantity) => setChoice({ ...choice, quantity })}
        />
        <Button look="primary" className={classes.add} disabled={reason !== ''} onClick={add}>
          {text.addToBasket(formatMoney(value || price * choice.quantity, currency))}
        </Button>
      </footer>
    </Dialog>
  );
}

/** Focuses a group's first input; the browser scrolls to it. */
function focusOn({ id }: WrongGroup): void {
  document.getElementById(id)?.querySelector<HTMLElement>('input:enabled')?.focus();
}

function partOf(
  offer: Offer & { kind: 'deal' },
  { id, name }: { id: number; name: string },
): string {
  const quantity = offer.deal.parts.find(({ productId }) => productId === id)?.quantity ?? 1;
  return quantity > 1 ? `${quantity} × ${name}` : name;
}
