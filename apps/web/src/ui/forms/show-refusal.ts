import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem, explainFailure, ProofCancelled } from '../../lib/api.ts';
import { setFieldErrors } from './form-errors.ts';

/** Shows why a form was refused: on its fields, and as the form's own error (`errors.root`). */
export function showRefusal<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  failure: unknown,
): void {
  if (failure instanceof ProofCancelled) return;
  const errors = failure instanceof ApiProblem ? failure.errors : [];
  const homeless = setFieldErrors(form, errors);
  if (errors.length > 0 && homeless.length === 0) return;
  form.setError('root', { message: homeless.join(' ') || explainFailure(failure) });
}
