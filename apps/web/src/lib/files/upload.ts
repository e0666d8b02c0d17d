import {
  documentType,
  isDocument,
  pictureLimitBytes,
  pictureTypes,
  pictureUrl,
  uploadDocument,
  uploadPicture,
} from '@counter/contract/files';
import { call } from '../api.ts';
import type { OnProgress } from '../http.ts';
import { text } from '../lib.text.ts';

/** Enough for the largest picture over a slow mobile network. */
const uploadWithinMs = 5 * 60_000;

/**
 * Uploads a picture as the signed-in person and returns its address. The server deletes pictures that no form uses
 * within a day.
 * @throws ApiProblem if the server refused; ConnectionError if there was no response; a DOMException if the file
 * can't be read or the caller aborted.
 */
async function upload(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
  const content = await readAsBase64(file);
  signal.throwIfAborted();
  const body = { filename: file.name, contentType: file.type, content };
  const { data } = await call(
    uploadPicture,
    { body },
    { signal, onProgress, withinMs: uploadWithinMs },
  );
  const [picture] = data.files;
  if (!picture) throw new Error('The server kept no picture and did not say why.');
  return picture.url;
}

/** Props of a picture field that uploads to our API: `<PictureField {...pictureUploads} … />`. */
export const pictureUploads = {
  types: pictureTypes,
  limitBytes: pictureLimitBytes,
  upload,
  thumbnailOf: (url: string) => pictureUrl(url, 'small'),
};

/** The same for receipts, which may also be documents: `<OnePictureField uploads={receiptUploads} … />`. */
export const receiptUploads = {
  types: [...pictureTypes, documentType],
  limitBytes: pictureLimitBytes,
  upload: async (file: File, onProgress: OnProgress, signal: AbortSignal): Promise<string> =>
    file.type === documentType
      ? sendDocument(file, onProgress, signal)
      : upload(file, onProgress, signal),
  nameOf: (url: string) => (isDocument(url) ? 'PDF' : undefined),
  thumbnailOf: (url: string) =>
    isDocument(url) ? '/icons/document.svg' : pictureUrl(url, 'small'),
};

async function sendDocument(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<string> {
  const content = await readAsBase64(file);
  signal.throwIfAborted();
  const body = { filename: file.name, contentType: file.type, content };
  const options = { signal, onProgress, withinMs: uploadWithinMs };
  const { data } = await call(uploadDocument, { body }, options);
  return data.url;
}

async function readAsBase64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new DOMException(text.fileNotRead, 'NotReadableError'));
    });
    reader.readAsDataURL(file);
  });
}
