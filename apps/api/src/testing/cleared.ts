import type { ClearedNumber } from '../platform/clients/sms/gateway.ts';

/** Casts a phone number to a cleared one, to test a gateway directly. */
export function cleared(phone: string): ClearedNumber {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway is what is tested, not the door
  return phone as ClearedNumber;
}
