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

/** Base64 takes 4 bytes for 3; the JSON around it is short. */
const bodyLimitBytes = Math.ceil((pictureLimitBytes * 4) / 3) + 4096;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/files/upload',
  summary:
    'Uploads a picture and re-encodes it in three sizes. An unused one is removed after a day.',
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
    'Uploads a PDF. It can be read only through what claims it; an unused one is removed after a day.',
  body: uploadRequest,
  answer: envelope(z.object({ url: z.string() })),
  can: 'signedIn',
  rateLimit: 60,
  bodyLimit: { bytes: bodyLimitBytes, refusal: documentTooLarge },
});
