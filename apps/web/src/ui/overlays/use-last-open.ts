import { useState } from 'react';

/** Returns the id of the drawer's item, or the last one while it closes; undefined before it was first open. */
export function useLastOpen<Open>(openId: Open | undefined): Open | undefined {
  const [shown, setShown] = useState(openId);
  if (openId !== undefined && openId !== shown) setShown(openId);
  return openId ?? shown;
}
