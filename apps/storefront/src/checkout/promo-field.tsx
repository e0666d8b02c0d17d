import { formatMoney } from '@counter/contract/shared';
import type { Quote } from '@counter/contract/storefront';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface PromoFieldProps {
  /** The server's answer about the code. */
  promo: Quote['promo'];
  discount: number;
  code: string;
  currency: string;
  onChange: (code: string) => void;
}

/** A promo code: what it takes off is told at once, or why it cannot be used. */
export function PromoField({ promo, discount, code, currency, onChange }: PromoFieldProps) {
  const [typed, setTyped] = useState(code);
  const isUsed = code !== '' && typed.trim() === code;
  const said = isUsed ? promo : null;
  return (
    <div>
      <div className={fieldClasses.inline}>
        <Field
          label={text.promoCodeOptional}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={said?.reason || undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange(typed.trim());
          }}
        />
        {isUsed ? (
          <Button
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          >
            {text.removeButton}
          </Button>
        ) : (
          <Button disabled={typed.trim() === ''} onClick={() => onChange(typed.trim())}>
            {text.apply}
          </Button>
        )}
      </div>
      {said?.reason === '' ? (
        <output className={classes.good}>
          {text.promoCodeApplied(said.promoCode, formatMoney(discount, currency))}
        </output>
      ) : null}
    </div>
  );
}
