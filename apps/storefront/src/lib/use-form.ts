import { useState } from 'react';
import { z } from 'zod/mini';
import { Refusal, wordsOf, type FieldErrors } from './http.ts';

/** What a form of the web store is held to before it is sent, and what came of that. */
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
      const told = error instanceof Refusal ? error.errors : [];
      setErrors(told);
      if (told.length === 0) setRefusal(wordsOf(error));
    }
    setIsSending(false);
  };

  return {
    submit,
    isSending,
    /** What concerns the whole of it; empty where nothing does. */
    refusal,
    errorAt: (field: string): string | undefined =>
      errors.find(({ path }) => path === field)?.message,
  };
}
