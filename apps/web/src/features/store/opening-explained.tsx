import type { StoreStatus } from '@counter/contract/store';
import { explainOpening } from './store-words.ts';

interface OpeningExplainedProps {
  status: StoreStatus;
  /** The store's time zone. */
  timeZone: string;
}

/** Explains whether a store takes orders, why not and until when. */
export function OpeningExplained({ status, timeZone }: OpeningExplainedProps) {
  return explainOpening(status, timeZone);
}
