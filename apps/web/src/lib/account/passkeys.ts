import type { PasskeyAssertion, PasskeyRegistration } from '@counter/contract/auth';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { LocalProblem } from '../problem.ts';
import { passkeyText } from './passkeys.text.ts';

// Loaded on first use, because most people sign in without a passkey.
const load = async () => import('@simplewebauthn/browser');

/** Asks the browser to create a passkey. @throws LocalProblem if it creates none. */
export async function createPasskey(options: string): Promise<PasskeyRegistration> {
  const { startRegistration } = await load();
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same library on the server
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    const { response, ...made } = await startRegistration({ optionsJSON });
    return { ...headOf(made), response: { ...response } };
  } catch (error) {
    throw explain(error);
  }
}

/** Asks the browser to answer a challenge with a passkey. @throws LocalProblem if it doesn't. */
export async function answerWithPasskey(options: string): Promise<PasskeyAssertion> {
  const { startAuthentication } = await load();
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same library on the server
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    const { response, ...made } = await startAuthentication({ optionsJSON });
    return { ...headOf(made), response };
  } catch (error) {
    throw explain(error);
  }
}

function headOf({ id, rawId }: { readonly id: string; readonly rawId: string }) {
  return { id, rawId, type: 'public-key' } as const;
}

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyText.promptClosedOrTimedOut,
  AbortError: passkeyText.promptClosed,
  InvalidStateError: passkeyText.alreadyAdded,
  SecurityError: passkeyText.wrongAddress,
  NotSupportedError: passkeyText.unsupportedDevice,
  ConstraintError: passkeyText.noScreenLock,
};

function explain(error: unknown): LocalProblem {
  const name = error instanceof Error ? error.name : '';
  const text = reasons[name] ?? passkeyText.unsupportedBrowser;
  return new LocalProblem(text, { cause: error });
}
