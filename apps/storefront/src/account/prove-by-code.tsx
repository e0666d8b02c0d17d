import { useState } from 'react';
import { wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import { CodeEntry, type SentCode } from './code-entry.tsx';
import fieldClasses from '../ui/field.module.css';
import { text } from './account.text.ts';
import { useCode } from './use-code.ts';

interface ProveByCodeProps {
  /** The reason a code is needed. */
  why: string;
  submit: string;
  /** The error of the last code; empty before the first. */
  problem?: string | undefined;
  onSend: () => Promise<{ readonly data: Omit<SentCode, 'turn'> }>;
  /** Called with a six-digit code. Its errors are shown at the field. */
  onEnter: (code: string) => Promise<void> | void;
}

/** Offers to send a code, and then asks for it. */
export function ProveByCode({ why, submit, problem = '', onSend, onEnter }: ProveByCodeProps) {
  const [sent, setSent] = useState<SentCode>();
  const [wrong, setWrong] = useState('');
  const [isSending, setIsSending] = useState(false);
  const code = useCode(onEnter);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setWrong('');
    try {
      const { data } = await onSend();
      code.clear();
      setSent({ ...data, turn: (sent?.turn ?? 0) + 1 });
    } catch (failure) {
      setWrong(wordsOf(failure));
    }
    setIsSending(false);
  };
  if (sent) {
    return (
      <CodeEntry
        key={sent.turn}
        sent={sent}
        code={code}
        submit={submit}
        problem={wrong || problem}
        onResend={() => void send()}
      />
    );
  }
  return (
    <>
      <p>{why}</p>
      {wrong === '' ? null : (
        <p role="alert" className={fieldClasses.error}>
          {wrong}
        </p>
      )}
      <p>
        <Button disabled={isSending} onClick={() => void send()}>
          {text.sendCode}
        </Button>
      </p>
    </>
  );
}
