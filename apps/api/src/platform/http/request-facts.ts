import type { FastifyRequest } from 'fastify';
import { shopperDeviceOf } from './consumer-cookie.ts';
import { deviceTokenOf, isFromBrowser } from './device-cookie.ts';
import type { RequestFacts } from './route.ts';

/** Returns the request's facts for a call. */
export function factsOf(request: FastifyRequest): RequestFacts {
  const key = request.headers['idempotency-key'];
  let shopperDevice: string | undefined;
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceTokenOf(request),
    fromBrowser: isFromBrowser(request),
    // Lazy: few calls need it, and creating a secret is the most expensive part here.
    get shopperDevice() {
      return (shopperDevice ??= shopperDeviceOf(request));
    },
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  };
}
