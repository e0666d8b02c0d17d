import { createContext, useContext } from 'react';
import { createResource } from '../../lib/resource/resource.ts';
import { storeKey } from '../../lib/store-key.ts';

/** The integrations on screen: those of a store, or of the marketplace. */
export interface Place {
  /** Null for the marketplace. */
  readonly storeId: number | null;
  readonly timeZone: string;
}

/** Provides the integrations on screen to their panels. */
export const PlaceContext = createContext<Place | null>(null);

/** The integrations on screen. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Integrations are used outside of their screen.');
  return place;
}

function keyOf({ storeId }: Place) {
  return storeId === null ? ['operator', 'integrations'] : storeKey('integrations', storeId);
}

/** The API keys and webhooks on screen. */
export const integrations = createResource<Place>({
  useScope: usePlace,
  keyOf,
  staleAfterWrite: (place) => [keyOf(place)],
});
