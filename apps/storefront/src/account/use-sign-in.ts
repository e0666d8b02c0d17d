import {
  codeRequest,
  sendConsumerCode,
  signInConsumer,
  type Consumer,
} from '@counter/contract/consumers';
import { useState } from 'react';
import { z } from 'zod/mini';
import { call, wordsOf } from '../lib/http.ts';
import { readReferral } from '@counter/browser/referral';
import type { SentCode } from './code-entry.tsx';
import { useCode, type CodeInput } from './use-code.ts';

export type SigningIn = {
  /** The phone number or email address, as it is typed. */
  readonly recipient: string;
  /** The last code that was sent, until another recipient is wanted. */
  readonly sent: SentCode | undefined;
  readonly isSending: boolean;
  /** True if the field of the recipient takes the focus when it appears: it replaces what had it. */
  readonly takesFocus: boolean;
  /** The reason no code can go to the recipient as typed; may be empty. */
  readonly invalid: string;
  /** The reason no code was sent; may be empty. */
  readonly problem: string;
  readonly code: CodeInput;
  readonly setRecipient: (recipient: string) => void;
  /** Sends a code to the recipient, or another one to where the last one went; answers if it was sent. */
  readonly send: () => Promise<boolean>;
  /** Asks for the recipient again. */
  readonly startOver: () => void;
  /** Forgets everything, for the next person. */
  readonly reset: () => void;
};

/** Signs up and in, which is one: a code goes to a phone or an email address, and comes back. */
export function useSignIn(storeUrl: string, onSignedIn: (consumer: Consumer) => void): SigningIn {
  const [recipient, setRecipient] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [turns, setTurns] = useState(0);
  const [takesFocus, setTakesFocus] = useState(false);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const code = useCode(async (typed) => {
    if (!sent) return;
    const body = { recipient: sent.recipient, code: typed, referralCode: readReferral() };
    onSignedIn((await call(signInConsumer, { body })).data);
  });

  const asked = z.safeParse(codeRequest, { recipient: sent?.recipient ?? recipient, storeUrl });
  const invalid = asked.error?.issues[0]?.message ?? '';

  const send = async (): Promise<boolean> => {
    setProblem(invalid);
    if (!asked.success || isSending) return false;
    setIsSending(true);
    try {
      const { data } = await call(sendConsumerCode, { body: asked.data });
      code.clear();
      setSent({ ...data, turn: turns + 1 });
      setTurns(turns + 1);
      return true;
    } catch (failure) {
      setProblem(wordsOf(failure));
      return false;
    } finally {
      setIsSending(false);
    }
  };

  const startOver = (): void => {
    setProblem('');
    code.clear();
    setSent(undefined);
    setTakesFocus(true);
  };

  return {
    recipient,
    sent,
    isSending,
    takesFocus,
    invalid,
    problem,
    code,
    setRecipient: (next) => {
      setProblem('');
      setRecipient(next);
    },
    send,
    startOver,
    reset: () => {
      startOver();
      setRecipient('');
    },
  };
}
