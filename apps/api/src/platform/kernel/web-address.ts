import { z } from 'zod';

/** A setting that is a web address; a slash at its end is left out. */
export const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: `must be a web address: ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));
