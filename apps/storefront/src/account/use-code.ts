import { typedCode } from '@counter/contract/consumers';
import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import { wordsOf } from '../lib/http.ts';
import { text } from './account.text.ts';

export type CodeInput = {
  readonly value: string;
  /** The error of the last code; may be empty. */
  readonly problem: string;
  /** Handles typing. Six digits are submitted at once. */
  readonly type: (value: string) => void;
  readonly enter: () => Promise<void>;
  readonly clear: () => void;
};

/** Holds a code while it is typed and passes it to `onEnter`. If that fails, `problem` holds the error message. */
export function useCode(onEnter: (code: string) => Promise<void> | void): CodeInput {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  // A code works only once, so a second press must not submit it again.
  const entering = useRef('');

  const enter = async (typed: string): Promise<void> => {
    const read = z.safeParse(typedCode, typed);
    setProblem(read.success ? '' : problemOf(typed, read.error.issues[0]?.message));
    if (!read.success || entering.current === read.data) return;
    entering.current = read.data;
    try {
      await onEnter(read.data);
    } catch (failure) {
      setProblem(wordsOf(failure));
    }
    entering.current = '';
  };

  return {
    value,
    problem,
    type: (next) => {
      setProblem('');
      setValue(next);
      if (/^\d{6}$/.test(next)) void enter(next);
    },
    enter: async () => enter(value),
    clear: () => {
      setProblem('');
      setValue('');
    },
  };
}

function problemOf(typed: string, message = ''): string {
  return typed.trim() === '' ? text.enterCodeWeSent : message;
}
