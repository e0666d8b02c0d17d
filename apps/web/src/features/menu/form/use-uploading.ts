import { useState } from 'react';

/** Keeps a form from being sent while its pictures are on their way. */
export function useUploading() {
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState(false);
  return {
    /** What to say at the pictures. */
    error:
      refused && uploading
        ? 'A picture is still on its way. Wait until it is uploaded.'
        : undefined,
    follow: setUploading,
    /** Runs it unless a picture is on its way. */
    unlessUploading: (run: () => void) => {
      setRefused(uploading);
      if (!uploading) run();
    },
  };
}
