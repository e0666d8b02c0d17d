import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiProblem, type FieldErrors } from '@counter/browser/problem';
import { useFocusOnError } from './use-focus-on-error.ts';
import { wordsOf } from './http.ts';

/**
 * Validates and sends a form. After the first attempt, invalid fields show their errors until they are valid. The
 * server's errors stay until the values change.
 */
export function useForm<Values>(
  schema: z.ZodMiniType<Values>,
  typed: unknown,
  send: (values: Values) => Promise<void>,
) {
  const [isTried, setIsTried] = useState(false);
  const [told, setTold] = useState<{ readonly of: string; readonly errors: FieldErrors }>();
  const [refusal, setRefusal] = useState('');
  const [isSending, setIsSending] = useState(false);
  const checked = z.safeParse(schema, typed);
  const values = JSON.stringify(typed);
  const errors = [
    ...(isTried ? (checked.error?.issues ?? []) : []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    })),
    ...(told?.of === values ? told.errors : []),
  ];
  const noteAttempt = useFocusOnError(errors);

  const submit = async (): Promise<void> => {
    setIsTried(true);
    noteAttempt();
    setRefusal('');
    if (!checked.success || isSending) return;
    setIsSending(true);
    try {
      await send(checked.data);
    } catch (error) {
      const found = error instanceof ApiProblem ? error.errors : [];
      setTold({ of: values, errors: found });
      if (found.length === 0) setRefusal(wordsOf(error));
    }
    setIsSending(false);
  };

  return {
    submit,
    isSending,
    /** The error of the whole form; may be empty. */
    refusal,
    errorAt: (field: string): string | undefined =>
      errors.find(({ path }) => path === field)?.message,
  };
}
