import { createSharedValue, usePart } from '@counter/browser/shared-value';

/** Values noted about orders on this device, kept until the page is closed. */
export type OrderNotes<Value> = {
  readonly get: (orderId: number) => Value;
  readonly set: (orderId: number, value: Value) => void;
  /** Hook for an order's value, kept current. */
  readonly use: (orderId: number) => Value;
};

/** Returns notes whose default is `otherwise`. */
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
