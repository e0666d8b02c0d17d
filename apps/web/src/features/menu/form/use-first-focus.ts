import { useEffect, useEffectEvent } from 'react';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';

/**
 * Calls `focus` once a form for something new is there, so that it can be filled in at once. Not on a phone, whose
 * keyboard would cover the rest of it.
 */
export function useFirstFocus(isNew: boolean, focus: () => void): void {
  const phone = useIsPhone();
  const begin = useEffectEvent(() => {
    if (isNew && !phone) focus();
  });
  useEffect(() => begin(), []);
}
