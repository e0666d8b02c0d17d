import { typedCode } from '@counter/contract/consumers';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { wordsOf } from '../lib/http.ts';
import { readablePhone } from '../lib/phone.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './account.module.css';
import { text } from './account.text.ts';

export type SentCode = {
  readonly recipient: string;
  readonly channel: 'SMS' | 'MAIL';
  readonly resendAfterSeconds: number;
  /** Counted from 1. */
  readonly turn: number;
};

interface CodeEntryProps {
  sent: SentCode;
  /** The word on the button. */
  submit: string;
  /** An error from outside the form, such as a failed resend. */
  problem: string;
  /** Takes a code of six digits; what it throws is shown at the field. */
  onEnter: (code: string) => Promise<void> | void;
  onResend: () => void;
  /** Another way, where there is one. */
  otherwise?: { readonly label: string; readonly onClick: () => void };
}

/** The field for a code that was sent to a phone or an email address. */
export function CodeEntry(props: CodeEntryProps) {
  const { sent, submit, problem, onEnter, onResend, otherwise } = props;
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const seconds = useCountdown(sent.resendAfterSeconds);
  const { recipient, channel } = sent;

  const enter = async (typed: string): Promise<void> => {
    const read = z.safeParse(typedCode, typed);
    setWrong(read.error?.issues[0]?.message ?? '');
    if (!read.success) return;
    try {
      await onEnter(read.data);
    } catch (failure) {
      setWrong(wordsOf(failure));
    }
  };

  return (
    <>
      <p>
        {text.weSentCodeToIt(
          <strong>{channel === 'SMS' ? readablePhone(recipient) : recipient}</strong>,
        )}
      </p>
      <div className={fieldClasses.inline}>
        <Field
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={wrong || problem || undefined}
          onChange={(value) => {
            setWrong('');
            setCode(value);
            if (/^\d{6}$/.test(value)) void enter(value);
          }}
        />
        <Button onClick={() => void enter(code)}>{submit}</Button>
      </div>
      <p className={classes.signed}>
        <Button look="quiet" disabled={seconds > 0} onClick={onResend}>
          {seconds > 0 ? text.resendCodeInS(seconds) : text.resendCode}
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

/** Counts the remaining seconds down. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
