import { useState } from 'react';

/** What a drawer is about, also while it is on its way out; undefined before it was open once. */
export function useLastOpen<Open>(openId: Open | undefined): Open | undefined {
  const [shown, setShown] = useState(openId);
  if (openId !== undefined && openId !== shown) setShown(openId);
  return openId ?? shown;
}
