import type { KeyLossHandler } from '../../platform/db/keys/give-up.ts';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { replaceTokens } from '../orders/index.ts';
import { sealedWebOrders, sealToken } from './web-order-token.ts';

/** Replaces the secrets of tracking pages whose encryption key is lost, so that customers still find their orders. */
export const lostTokens: KeyLossHandler = {
  what: 'links to orders of customers',
  consequence:
    "Links that customers have stop working. They find their orders on the store's page when they log in.",
  table: sealedWebOrders,
  columns: ['token'],
  giveUp: async ({ tx, vault }, rows) => {
    const again = rows.map((row) => {
      const orderId = Number(row);
      const token = createSecret();
      return { orderId, tokenHash: hashSecret(token), token: sealToken(vault, token, orderId) };
    });
    await replaceTokens(tx, again);
  },
};
