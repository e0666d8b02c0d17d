import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem, ConnectionError, explainFailure } from '../../lib/api.ts';
import { setFieldErrors } from '../../ui/forms/form-errors.ts';
import { text } from './onboarding.text.ts';

/**
 * Submits a form and shows errors: field errors at their fields, others as a message. `onRefused` is called for errors
 * from the server.
 */
export function useFailure<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
) {
  const [failure, setFailure] = useState<string>();

  async function attempt(handIn: () => Promise<void>, onRefused?: (problem: ApiProblem) => void) {
    setFailure(undefined);
    try {
      await handIn();
    } catch (error) {
      const errors = error instanceof ApiProblem ? error.errors : [];
      setFieldErrors(form, errors);
      setFailure(explain(error));
      if (error instanceof ApiProblem) onRefused?.(error);
    }
  }

  return { failure, attempt };
}

function explain(error: unknown): string {
  const kept = error instanceof ConnectionError ? text.inputKeptHint : '';
  return explainFailure(error) + kept;
}
