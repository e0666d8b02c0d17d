import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

/** A roll of 80 mm or a sheet of A4. */
export type DevicePaper = 'RECEIPT' | 'SHEET';

const schema = z.object({
  paper: z.enum(['RECEIPT', 'SHEET']),
  /** True if accepted orders are printed here by themselves. */
  accepted: z.boolean(),
});

export type DevicePrinting = z.infer<typeof schema>;

const kept = createDeviceValue<DevicePrinting>('counter.device-printing', schema, {
  paper: 'RECEIPT',
  accepted: false,
});

/** Returns how this device prints. */
export function useDevicePrinting(): DevicePrinting {
  return useShared(kept);
}

/** Changes how this device prints, in all its tabs. */
export function changeDevicePrinting(change: Partial<DevicePrinting>): void {
  kept.set({ ...kept.get(), ...change });
}
