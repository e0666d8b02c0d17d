import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

/** An 80 mm roll or an A4 sheet. */
export type DevicePaper = 'RECEIPT' | 'SHEET';

const schema = z.object({
  paper: z.enum(['RECEIPT', 'SHEET']),
  /** True to print accepted orders here automatically. */
  accepted: z.boolean(),
});

export type DevicePrinting = z.infer<typeof schema>;

const kept = createDeviceValue<DevicePrinting>('counter.device-printing', schema, {
  paper: 'RECEIPT',
  accepted: false,
});

/** Returns this device's printing settings. */
export function useDevicePrinting(): DevicePrinting {
  return useShared(kept);
}

/** Changes this device's printing settings, in all its tabs. */
export function changeDevicePrinting(change: Partial<DevicePrinting>): void {
  kept.set({ ...kept.get(), ...change });
}
