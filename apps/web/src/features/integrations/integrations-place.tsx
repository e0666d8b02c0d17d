import { createContext, useContext } from 'react';
import { createResource } from '../../lib/resource/resource.ts';
import { storeKey } from '../../lib/store-key.ts';

/** The store or marketplace whose integrations are on screen. */
export interface Place {
  /** Null for the marketplace. */
  readonly storeId: number | null;
  readonly timeZone: string;
}

/** Provides the place to the panels. */
export const PlaceContext = createContext<Place | null>(null);

/** Returns the place whose integrations are on screen. Throws outside of `PlaceContext`. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Integrations are used outside of their screen.');
  return place;
}

function keyOf({ storeId }: Place) {
  return storeId === null ? ['operator', 'integrations'] : storeKey('integrations', storeId);
}

/** The resource of a place's API keys and webhooks. */
export const integrations = createResource<Place>({
  useScope: usePlace,
  keyOf,
  staleAfterWrite: (place) => [keyOf(place)],
});
