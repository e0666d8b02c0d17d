import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Pictures that are still uploading. A form sent now would miss them. */
interface UploadWait<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  /** The message at the field for a form that is sent too early. */
  readonly hint: string;
}

/** Keeps a form from being sent while a field's pictures are uploading, and says so at the field. */
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
