import { createSharedValue, usePart } from '@counter/browser/shared-value';

/** Values that people of this device note about orders, until the page is left. */
export type OrderNotes<Value> = {
  readonly get: (orderId: number) => Value;
  readonly set: (orderId: number, value: Value) => void;
  /** Reads the value of an order, and follows it. */
  readonly use: (orderId: number) => Value;
};

/** Returns notes that are `otherwise` where nothing was noted. */
export function createOrderNotes<Value>(otherwise: Value): OrderNotes<Value> {
  const notes = createSharedValue<ReadonlyMap<number, Value>>(new Map());
  const read = (orderId: number) => notes.get().get(orderId) ?? otherwise;
  return {
    get: read,
    set: (orderId, value) => notes.set(new Map([...notes.get(), [orderId, value]])),
    use: function useNote(orderId) {
      return usePart(notes, () => read(orderId));
    },
  };
}
