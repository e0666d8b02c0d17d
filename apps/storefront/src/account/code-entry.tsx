import { useEffect, useState } from 'react';
import { readablePhone } from '../lib/phone.ts';
import { useFocusOnMount } from '../lib/use-focus-on-mount.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './account.module.css';
import { text } from './account.text.ts';
import type { CodeInput } from './use-code.ts';

export type SentCode = {
  readonly recipient: string;
  readonly channel: 'SMS' | 'MAIL';
  readonly resendAfterSeconds: number;
  /** The number of codes sent so far, 1-based. */
  readonly turn: number;
};

interface CodeEntryProps {
  sent: SentCode;
  code: CodeInput;
  /** The button's label. */
  submit: string;
  /** Says what else happens once the code is entered. */
  outcome?: string | undefined;
  /** An error from outside the form, such as a failed resend. */
  problem: string;
  onResend: () => void;
  /** An alternative to the code, if any. */
  otherwise?: { readonly label: string; readonly onClick: () => void };
}

/** The field for a code sent by text message or email. It takes the focus on mount. */
export function CodeEntry(props: CodeEntryProps) {
  const { sent, code, submit, outcome, problem, onResend, otherwise } = props;
  const field = useFocusOnMount<HTMLInputElement>();
  const seconds = useCountdown(sent.resendAfterSeconds);
  const { recipient, channel } = sent;
  return (
    <>
      <p>
        {text.codeSentHint(
          <strong>{channel === 'SMS' ? readablePhone(recipient) : recipient}</strong>,
        )}
        {outcome === undefined ? null : ` ${outcome}`}
      </p>
      <div className={fieldClasses.inline}>
        <Field
          ref={field}
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code.value}
          error={code.problem || problem || undefined}
          onChange={code.type}
        />
        <Button onClick={() => void code.enter()}>{submit}</Button>
      </div>
      <p className={classes.signed}>
        <Button look="quiet" disabled={seconds > 0} onClick={onResend}>
          {seconds > 0 ? text.resendCodeIn(seconds) : text.resendCode}
        </Button>
        {otherwise ? (
          <Button look="quiet" onClick={otherwise.onClick}>
            {otherwise.label}
          </Button>
        ) : null}
      </p>
    </>
  );
}

/** Counts the remaining seconds down to 0. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
