import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiProblem, type FieldErrors } from '@counter/browser/problem';
import { wordsOf } from './http.ts';

/** Validates a form of the web store before it is sent, and tracks the result. */
export function useForm<Values>(
  schema: z.ZodMiniType<Values>,
  send: (values: Values) => Promise<void>,
) {
  const [errors, setErrors] = useState<FieldErrors>([]);
  const [refusal, setRefusal] = useState('');
  const [isSending, setIsSending] = useState(false);

  const submit = async (typed: unknown): Promise<void> => {
    const checked = z.safeParse(schema, typed);
    const issues = checked.error?.issues ?? [];
    setErrors(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    setRefusal('');
    if (!checked.success || isSending) return;
    setIsSending(true);
    try {
      await send(checked.data);
    } catch (error) {
      const told = error instanceof ApiProblem ? error.errors : [];
      setErrors(told);
      if (told.length === 0) setRefusal(wordsOf(error));
    }
    setIsSending(false);
  };

  return {
    submit,
    isSending,
    /** The message about the whole form; may be empty. */
    refusal,
    errorAt: (field: string): string | undefined =>
      errors.find(({ path }) => path === field)?.message,
  };
}
