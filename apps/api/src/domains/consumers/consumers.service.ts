import type { Consumer } from '@counter/contract/consumers';
import { normalizePhone, type DeliveryAddress } from '@counter/contract/shared';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { BegunSession, RequestFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import { findReferrer } from '../auth/index.ts';
import { findTexts, withdrawConsent } from '../customers/index.ts';
import { checkCode, redeemCode } from './codes.service.ts';
import { saveConsumer, updateConsumer, type ConsumerRow } from './consumers.repository.ts';
import { readRecipient, type Recipient } from './recipient.ts';
import { createSession, endSession } from './sessions.repository.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

const sessionSeconds = 90 * 24 * 60 * 60;
const maxAddresses = 5;

type SignIn = {
  readonly recipient: string;
  readonly code: string;
  readonly referralCode?: string | undefined;
};

/**
 * Signs a consumer in with a sent code, and creates the account on first use.
 * @throws ProblemError WRONG_CODE
 */
export async function signIn(
  platform: Platform,
  { recipient, code, referralCode }: SignIn,
  { userAgent, shopperDevice }: RequestFacts,
): Promise<{ readonly consumer: Consumer; readonly session: BegunSession }> {
  const to = readRecipient(recipient);
  const typed = await checkCode(platform, { to, purpose: 'SIGN_IN' }, code);
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    await redeemCode(tx, typed, at);
    const row = await saveConsumer(tx, to, await referrerOf(tx, to, referralCode), at);
    const token = createSecret();
    await createSession(tx, {
      tokenHash: hashSecret(token),
      consumerId: row.id,
      userAgent: userAgent.slice(0, 500),
      deviceHash: hashSecret(shopperDevice),
      at,
      expiresAt: new Date(at.getTime() + sessionSeconds * 1000),
    });
    return {
      consumer: await describeConsumer({ db: tx, vault: platform.vault }, row),
      session: { token, seconds: sessionSeconds },
    };
  });
}

/** Returns the referrer of a new consumer. Nobody can refer themselves. */
async function referrerOf(
  tx: Tx,
  { channel, recipient }: Recipient,
  code: string | undefined,
): Promise<number | null> {
  const referrer = code === undefined ? undefined : await findReferrer(tx, code);
  if (!referrer) return null;
  const own = channel === 'MAIL' ? referrer.email : readRecipient(referrer.phoneNumber).recipient;
  return own === recipient ? null : referrer.userId;
}

/** Ends a session. */
export async function signOut(
  { db, clock }: Platform,
  { sessionId }: ConsumerSession,
): Promise<void> {
  await endSession(db, sessionId, clock.now());
}

/** Returns a consumer's own account. */
export async function describeConsumer(
  { db, vault }: { readonly db: Db | Tx; readonly vault: Vault },
  { phone, email, name, contactPhone, addresses }: Omit<ConsumerRow, 'id'>,
): Promise<Consumer> {
  return {
    signedInAs: phone ?? email ?? '',
    name,
    phone: phone ?? contactPhone,
    phoneProven: phone !== null,
    addresses: [...addresses],
    texts: phone === null ? null : await findTexts(db, vault, phone),
  };
}

/**
 * Withdraws a consumer's consent to a store's text messages. Returns the consumer. Does nothing if it is already
 * withdrawn.
 */
export async function endTexts(
  { db, act, vault }: Platform,
  scope: StoreScope,
  consumer: ConsumerSession,
): Promise<Consumer> {
  const { phone } = consumer;
  if (phone !== null) {
    await act(scope, async (work) => withdrawConsent(work, phone, 'WEB_STORE'));
  }
  return describeConsumer({ db, vault }, consumer);
}

type OrderContact = {
  readonly name: string;
  readonly phone: string;
  /** The delivery address, if there is one. */
  readonly address: DeliveryAddress | undefined;
};

/** Saves the contact details of an order, to prefill the next one. */
export async function rememberOrder(
  tx: Tx,
  { consumerId, addresses }: Pick<ConsumerSession, 'consumerId' | 'addresses'>,
  { name, phone, address }: OrderContact,
): Promise<void> {
  const given = address ? [address] : [];
  const others = addresses.filter((one) => !given.some((other) => isSame(one, other)));
  await updateConsumer(tx, consumerId, {
    name,
    contactPhone: normalizePhone(phone),
    addresses: [...given, ...others].slice(0, maxAddresses),
  });
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  const keyOf = ({ street, zip }: DeliveryAddress): string => `${street} ${zip}`.toLowerCase();
  return keyOf(one) === keyOf(other);
}
