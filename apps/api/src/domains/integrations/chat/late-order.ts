import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { findOrderById } from '../../orders/index.ts';
import { describeLate } from './chat-words.ts';
import { queueLine } from './send-chat.ts';
import { findChat } from './team-chat.repository.ts';

/** The job that checks whether an order was accepted. */
export const lateOrderTask = 'integrations.chatLate';

const payloadOf = z.object({ storeId: id, orderId: id, at: z.iso.datetime() });

/** Notifies the channel of an order that is still new three minutes after the kitchen should have seen it. */
export async function reportLate(platform: Platform, payload: unknown): Promise<void> {
  const { storeId, orderId, at } = payloadOf.parse(payload);
  const scope = await scopeForSystem(platform.db, storeId, 'Team chat');
  const chat = await findChat(platform.db, scope);
  if (!chat?.kinds.includes('LATE')) return;
  const order = await findOrderById(platform.db, scope, orderId);
  if (order.status !== 'NEW') return;
  const { text, path } = describeLate(scope, order);
  await inTransaction(platform.db, async (tx) => queueLine(tx, { storeId, text, path, at }));
}
