import { formatMoney } from '@counter/contract/shared';
import type { Quote } from '@counter/contract/storefront';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './checkout.module.css';
import { text } from './checkout.text.ts';

interface PromoFieldProps {
  /** The server's verdict on the code. */
  promo: Quote['promo'];
  discount: number;
  code: string;
  currency: string;
  onChange: (code: string) => void;
}

/**
 * A promo code field that shows the discount, or why the code was refused. The code is applied on blur, so that
 * nobody orders without it by mistake.
 */
export function PromoField({ promo, discount, code, currency, onChange }: PromoFieldProps) {
  const [typed, setTyped] = useState(code);
  const isUsed = code !== '' && typed.trim() === code;
  const said = isUsed ? promo : null;
  const apply = (): void => onChange(typed.trim());
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
          onChange={(next) => {
            setTyped(next);
            // Drops a refused code, which would block the order while another is being typed.
            if (said?.reason) onChange('');
          }}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
        {/* Two elements, because a press on Apply blurs the field first and would then press Remove. */}
        {isUsed ? (
          <Button
            key="remove"
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          >
            {text.removeButton}
          </Button>
        ) : (
          <Button key="apply" disabled={typed.trim() === ''} onClick={apply}>
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
