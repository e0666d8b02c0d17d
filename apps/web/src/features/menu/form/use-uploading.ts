import { useState } from 'react';
import { formText } from './form.text.ts';

/** Keeps a form from being sent while its pictures are on their way. */
export function useUploading() {
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState(false);
  return {
    /** The message at the pictures. */
    error: refused && uploading ? formText.uploadingHint : undefined,
    follow: setUploading,
    /** Runs it unless a picture is on its way. */
    unlessUploading: (run: () => void) => {
      setRefused(uploading);
      if (!uploading) run();
    },
  };
}
