import {
  codeRequest,
  sendConsumerCode,
  signInConsumer,
  type Consumer,
} from '@counter/contract/consumers';
import { useState } from 'react';
import { z } from 'zod/mini';
import { call, wordsOf } from '../lib/http.ts';
import { readReferral } from '../lib/referral.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import { CodeEntry, type SentCode } from './code-entry.tsx';
import { text } from './account.text.ts';

interface SignInProps {
  storeUrl: string;
  /** The reason it is needed now. */
  error?: string | undefined;
  onSignedIn: (consumer: Consumer) => void;
}

/** Signing up and in is one: a code goes to a phone or an email address, and comes back. */
export function SignIn({ storeUrl, error, onSignedIn }: SignInProps) {
  const [recipient, setRecipient] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [wrong, setWrong] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (to: string): Promise<void> => {
    const asked = z.safeParse(codeRequest, { recipient: to, storeUrl });
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

  const enter = async (code: string): Promise<void> => {
    if (!sent) return;
    const { recipient: to } = sent;
    const body = { recipient: to, code, referralCode: readReferral() };
    onSignedIn((await call(signInConsumer, { body })).data);
  };

  if (sent) {
    return (
      <CodeEntry
        key={sent.turn}
        sent={sent}
        submit={text.signIn}
        problem={wrong}
        onEnter={enter}
        onResend={() => void send(sent.recipient)}
        otherwise={{ label: text.anotherNumberOrE, onClick: () => setSent(undefined) }}
      />
    );
  }
  return (
    <div className={fieldClasses.inline}>
      <Field
        label={text.phoneNumberOrEmail}
        autoComplete="tel"
        maxLength={254}
        value={recipient}
        error={wrong || error}
        hint={text.weSendYouCodeNo}
        onChange={(value) => {
          setWrong('');
          setRecipient(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void send(recipient);
        }}
      />
      <Button disabled={isSending} onClick={() => void send(recipient)}>
        {text.sendCode}
      </Button>
    </div>
  );
}
