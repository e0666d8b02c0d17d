import type { PlacedOrder, PlaceOrderRequest } from '@counter/contract/integrations';
import { onceWith } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Integration } from '../../platform/tenancy/signed-in.ts';
import { readOrderFacts, submitOrder } from '../orders/index.ts';
import { instructionsFor } from '../store/index.ts';

type Intake = {
  readonly integration: Pick<Integration, 'id'>;
  readonly idempotencyKey: string;
  readonly request: PlaceOrderRequest;
};

/**
 * Accepts an order from an integration, once per idempotency key.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED, and what `submitOrder` throws
 */
export async function takeSentOrder(
  { act }: Platform,
  scope: StoreScope,
  { integration, idempotencyKey, request }: Intake,
): Promise<PlacedOrder> {
  const call = { caller: `integration:${integration.id}`, key: idempotencyKey, request };
  return act(scope, async (work) => {
    const read = async () => readOrderFacts(work, request);
    const { answer } = await onceWith(work, call, read, async (facts) => {
      const { order, settings } = await submitOrder(work, request, facts);
      return { ...order, pickupInstructions: instructionsFor(order.deliveryMethod, settings) };
    });
    return answer;
  });
}
