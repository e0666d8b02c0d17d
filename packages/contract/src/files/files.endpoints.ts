import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  documentTooLarge,
  picture,
  pictureLimitBytes,
  pictureTooLarge,
  uploadRequest,
} from './files.schemas.ts';

/** Base64 needs 4 bytes for 3; the names around it are short. */
const bodyLimitBytes = Math.ceil((pictureLimitBytes * 4) / 3) + 4096;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/files/upload',
  summary:
    'Keeps a picture, re-encoded in three sizes. One that nothing uses is removed after a day.',
  body: uploadRequest,
  answer: envelope(z.object({ files: z.array(picture) })),
  can: 'signedIn',
  rateLimit: 60,
  bodyLimit: { bytes: bodyLimitBytes, refusal: pictureTooLarge },
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/files/upload-document',
  summary:
    'Keeps a PDF as it is. It is answered only with what claims it; one that nothing uses is removed after a day.',
  body: uploadRequest,
  answer: envelope(z.object({ url: z.string() })),
  can: 'signedIn',
  rateLimit: 60,
  bodyLimit: { bytes: bodyLimitBytes, refusal: documentTooLarge },
});
