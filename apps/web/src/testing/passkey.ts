import { vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A passkey's response to any challenge, in the browser's form. */
const assertion = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

/** The server's options for a passkey challenge. */
export const passkeyOptions = JSON.stringify({ challenge: 'AQID', rpId: 'counter.test' });

/** Gives the browser a passkey that responds with `answers`, which may fail. */
export function giveBrowserPasskey(answers = async () => Promise.resolve<unknown>(assertion)) {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const get = vi.fn<() => Promise<unknown>>(answers);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return get;
}
