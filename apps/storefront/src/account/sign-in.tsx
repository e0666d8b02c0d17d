import {
  codeRequest,
  consumerSignInRequest,
  sendConsumerCode,
  signInConsumer,
  type Consumer,
} from '@counter/contract/consumers';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { call, wordsOf } from '../lib/http.ts';
import { readReferral } from '../lib/referral.ts';
import { readablePhone } from '../lib/phone.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './account.module.css';

interface SignInProps {
  /** Why it is needed now. */
  error?: string | undefined;
  onSignedIn: (consumer: Consumer) => void;
}

type Sent = {
  readonly recipient: string;
  readonly channel: 'SMS' | 'MAIL';
  readonly resendAfterSeconds: number;
  /** Counted from 1. */
  readonly turn: number;
};

/** Signing up and in is one: a code goes to a phone or an e-mail address, and comes back. */
export function SignIn({ error, onSignedIn }: SignInProps) {
  const [recipient, setRecipient] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [wrong, setWrong] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (to: string): Promise<void> => {
    const asked = z.safeParse(codeRequest, { recipient: to });
    setWrong(asked.error?.issues[0]?.message ?? '');
    if (!asked.success || isSending) return;
    setIsSending(true);
    try {
      const { data } = await call(sendConsumerCode, { body: asked.data });
      setSent({ ...data, turn: (sent?.turn ?? 0) + 1 });
    } catch (failure) {
      setWrong(wordsOf(failure));
    }
    setIsSending(false);
  };

  if (sent) {
    return (
      <EnterCode
        key={sent.turn}
        sent={sent}
        problem={wrong}
        onResend={() => void send(sent.recipient)}
        onElse={() => setSent(undefined)}
        onSignedIn={onSignedIn}
      />
    );
  }
  return (
    <div className={fieldClasses.inline}>
      <Field
        label="Phone number or e-mail"
        autoComplete="tel"
        maxLength={254}
        value={recipient}
        error={wrong || error}
        hint="We send you a code. No password needed."
        onChange={(value) => {
          setWrong('');
          setRecipient(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void send(recipient);
        }}
      />
      <Button disabled={isSending} onClick={() => void send(recipient)}>
        Send code
      </Button>
    </div>
  );
}

interface EnterCodeProps {
  sent: Sent;
  problem: string;
  onResend: () => void;
  onElse: () => void;
  onSignedIn: (consumer: Consumer) => void;
}

function EnterCode({ sent, problem, onResend, onElse, onSignedIn }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const seconds = useCountdown(sent.resendAfterSeconds);
  const { recipient, channel } = sent;

  const enter = async (typed: string): Promise<void> => {
    const asked = z.safeParse(consumerSignInRequest, {
      recipient,
      code: typed,
      referralCode: readReferral(),
    });
    setWrong(asked.error?.issues[0]?.message ?? '');
    if (!asked.success) return;
    try {
      onSignedIn((await call(signInConsumer, { body: asked.data })).data);
    } catch (failure) {
      setWrong(wordsOf(failure));
    }
  };

  return (
    <>
      <p>
        We sent a code to{' '}
        <strong>{channel === 'SMS' ? readablePhone(recipient) : recipient}</strong>. It works for 10
        minutes.
      </p>
      <div className={fieldClasses.inline}>
        <Field
          label="Code"
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
        <Button onClick={() => void enter(code)}>Sign in</Button>
      </div>
      <p className={classes.signed}>
        <Button look="quiet" disabled={seconds > 0} onClick={onResend}>
          {seconds > 0 ? `Send another code in ${seconds} s` : 'Send another code'}
        </Button>
        <Button look="quiet" onClick={onElse}>
          Use another number or e-mail
        </Button>
      </p>
    </>
  );
}

/** How many seconds are left, counted down. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
