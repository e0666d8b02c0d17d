import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { placeOf, type SealedColumns } from '../../../platform/kernel/sealed-columns.ts';
import type { Vault } from '../../../platform/kernel/vault.ts';

/** The columns with encrypted signing secrets. */
export const sealedWebhooks = {
  table: 'webhooks',
  row: 'id',
  places: { secret: 'webhooks.secret', previousSecret: 'webhooks.previous_secret' },
} as const satisfies SealedColumns;

type SecretColumn = keyof typeof sealedWebhooks.places;

/** Creates a secret in the format of the Standard Webhooks libraries. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Encrypts a secret for a column of a webhook. */
export function sealSecret(vault: Vault, id: number, column: SecretColumn, secret: string): Buffer {
  return vault.seal(secret, placeOf(sealedWebhooks, column, id));
}

/** Decrypts the current secret of a webhook. */
export function openSecret(vault: Vault, { id, secret }: { id: number; secret: Buffer }): string {
  return vault.open(secret, placeOf(sealedWebhooks, 'secret', id));
}

type Secrets = {
  readonly id: number;
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
  readonly previousUntil: Date | null;
};

/** Returns the secrets to sign with: the current one and, during an overlap, the previous one. */
export function signingSecrets(vault: Vault, hook: Secrets, at: Date): string[] {
  const { id, previousSecret, previousUntil } = hook;
  const present = openSecret(vault, hook);
  if (!previousSecret || !previousUntil || previousUntil <= at) return [present];
  return [present, vault.open(previousSecret, placeOf(sealedWebhooks, 'previousSecret', id))];
}

/** Returns the headers of a message, signed with each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { messageId, body, at }: { readonly messageId: string; readonly body: string; readonly at: Date },
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(messageId, at, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Counter-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
