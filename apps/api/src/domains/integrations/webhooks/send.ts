import { Unreachable } from '../../../platform/clients/outgoing/poster.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Result } from './verdict.ts';
import { signedHeaders, signingSecrets } from './webhook-secret.ts';
import type { WebhookRow } from './webhooks.repository.ts';

type Message = { readonly messageId: string; readonly body: string };

/** Sends a message to a webhook once. Any response except 2xx is a failure, including redirects. */
export async function sendOnce(
  { poster, vault, clock }: Pick<Platform, 'poster' | 'vault' | 'clock'>,
  hook: Omit<WebhookRow, 'createdAt' | 'createdBy'>,
  { messageId, body }: Message,
): Promise<Result> {
  const at = clock.now();
  const headers = signedHeaders(signingSecrets(vault, hook, at), { messageId, body, at });
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, text } = await poster.post({ url: hook.url, headers, body });
    const failure = failureOf(status);
    return { status, answer: text, failure, milliseconds: took() };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { status: null, answer: '', failure: error.message, milliseconds: took() };
  }
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'The server redirected. Enter the final address.';
  return `The server answered with status ${status}.`;
}
