import { vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** The answer of a browser's passkey to any challenge, as the browser hands it over. */
const assertion = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

/** Options of the server for a passkey that has to answer a challenge. */
export const passkeyOptions = JSON.stringify({ challenge: 'AQID', rpId: 'counter.test' });

/** Gives the browser a passkey that answers, or fails as `answers` does. */
export function giveBrowserPasskey(answers = async () => Promise.resolve<unknown>(assertion)) {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const get = vi.fn<() => Promise<unknown>>(answers);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return get;
}
