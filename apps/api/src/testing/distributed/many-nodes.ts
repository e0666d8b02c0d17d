/** A statement that may go to more than one node, by a part of its text, with the reason. */
export type ManyNodes = { readonly holds: string; readonly reason: string };

/**
 * The statements that may go to several nodes. No call that a customer or a kitchen waits for sends one: they are of
 * jobs that look after all stores, of operators, and of tests.
 */
export const manyNodes: readonly ManyNodes[] = [
  {
    holds: 'from "store_event_heads" as "heads" left join "event_positions"',
    reason: 'The dispatcher of events asks for the stores with new ones, once for all of them.',
  },
  {
    holds: 'update event_positions positions set seq = heads.seq',
    reason: 'The dispatcher passes over events that a reader does not want, in all stores at once.',
  },
  {
    holds: '"stores"."delivery_fees"',
    reason: 'An integration reads all stores that take orders.',
  },
];
