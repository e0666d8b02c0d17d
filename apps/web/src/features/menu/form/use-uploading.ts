import { useState } from 'react';
import { formText } from './form.text.ts';

/** Blocks submitting while pictures upload. */
export function useUploading() {
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState(false);
  return {
    /** The error shown at the pictures. */
    error: refused && uploading ? formText.uploadingHint : undefined,
    follow: setUploading,
    /** Runs a function unless a picture is uploading. */
    unlessUploading: (run: () => void) => {
      setRefused(uploading);
      if (!uploading) run();
    },
  };
}
