import { useEffect, useEffectEvent } from 'react';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';

/** Calls `focus` on mount if the form is for something new. Not on phones, whose keyboard would cover the form. */
export function useFirstFocus(isNew: boolean, focus: () => void): void {
  const phone = useIsPhone();
  const begin = useEffectEvent(() => {
    if (isNew && !phone) focus();
  });
  useEffect(() => begin(), []);
}
