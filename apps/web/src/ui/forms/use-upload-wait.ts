import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A picture field to wait for. A form sent during its uploads would miss pictures. */
interface UploadWait<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  /** The error message for a form that is sent too early. */
  readonly hint: string;
}

/** Blocks a form while a field's pictures are uploading, with a message at the field. */
export function useUploadWait<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'clearErrors'>,
  { name, hint }: UploadWait<Values>,
) {
  const [uploading, setUploading] = useState(false);
  return {
    uploading,
    follow: (busy: boolean) => {
      setUploading(busy);
      if (!busy) form.clearErrors(name);
    },
    unlessUploading: (run: () => void) => {
      if (uploading) form.setError(name, { message: hint }, { shouldFocus: true });
      else run();
    },
  };
}
