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
  /** The phone number or email address as typed. */
  readonly recipient: string;
  /** The last code sent; undefined while the recipient is being entered. */
  readonly sent: SentCode | undefined;
  readonly isSending: boolean;
  /** True if the recipient field takes the focus on mount, because it replaces the focused field. */
  readonly takesFocus: boolean;
  /** The reason the typed recipient is invalid; may be empty. */
  readonly invalid: string;
  /** The reason sending the code failed; may be empty. */
  readonly problem: string;
  readonly code: CodeInput;
  readonly setRecipient: (recipient: string) => void;
  /** Sends a code to the recipient, or another one to the same address. Resolves to true if it was sent. */
  readonly send: () => Promise<boolean>;
  /** Returns to the recipient field. */
  readonly startOver: () => void;
  /** Clears all input for the next person. */
  readonly reset: () => void;
};

/** Signs up or signs in, which is the same: a code is sent to a phone or an email address, and the person enters it. */
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
