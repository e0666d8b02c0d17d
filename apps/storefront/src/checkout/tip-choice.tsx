import { formatMoney } from '@counter/contract/shared';
import type { Quote } from '@counter/contract/storefront';
import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import classes from './checkout.module.css';
import type { Draft } from './draft.ts';
import { text as sentences } from './checkout.text.ts';

interface TipChoiceProps {
  currency: string;
  choices: Quote['tipChoices'];
  tip: Draft['tip'];
  onChange: (tip: Draft['tip']) => void;
}

/** The choice of a tip: none, a percentage, or another amount. */
export function TipChoice({ currency, choices, tip, onChange }: TipChoiceProps) {
  const percent = 'percent' in tip ? tip.percent : null;
  return (
    <section className={classes.card} aria-labelledby="tip">
      <h2 id="tip">{sentences.tip}</h2>
      <div role="radiogroup" aria-labelledby="tip" className={classes.tips}>
        <Tip
          label={sentences.noTip}
          checked={percent === 0}
          onChoose={() => onChange({ percent: 0 })}
        />
        {choices.map((choice) => (
          <Tip
            key={choice.percent}
            label={`${choice.percent}%`}
            fact={formatMoney(choice.amount, currency)}
            checked={percent === choice.percent}
            onChoose={() => onChange({ percent: choice.percent })}
          />
        ))}
        <Tip
          label={sentences.anotherAmount}
          checked={percent === null}
          onChoose={() => onChange({ amount: 0 })}
        />
      </div>
      {'amount' in tip ? (
        <OwnTip amount={tip.amount} onChange={(amount) => onChange({ amount })} />
      ) : null}
    </section>
  );
}

interface TipProps {
  label: string;
  fact?: string;
  checked: boolean;
  onChoose: () => void;
}

function Tip({ label, fact, checked, onChoose }: TipProps) {
  return (
    <label className={classes.tip}>
      <input type="radio" name="tip" checked={checked} onChange={onChoose} />
      <span>{label}</span> {fact ? <span className={classes.detail}>{fact}</span> : null}
    </label>
  );
}

const written = /^\d{0,3}(?:[.,]\d{0,2})?$/;

function OwnTip({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const [text, setText] = useState(amount === 0 ? '' : (amount / 100).toFixed(2));
  const isAmount = written.test(text.trim());
  return (
    <Field
      label={sentences.tipAmount}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      value={text}
      error={isAmount ? undefined : sentences.tipAmountError}
      onChange={(next) => {
        setText(next);
        const typed = next.trim();
        onChange(written.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : 0);
      }}
    />
  );
}
