import type { PasswordRating } from '@counter/contract/passwords';
import { useEffect, useState } from 'react';
import { ratePassword } from '../../lib/account/rate-password.ts';

/** Debounce, because people keep typing while a rating is computed. */
const debounceMs = 200;

export type PasswordOwnerFields = {
  /** The email and full name of the account, if the form knows them. */
  readonly email?: string;
  readonly fullName?: string;
};

/** Returns the rating of a password while it is typed; undefined before the first one and while offline. */
export function usePasswordRating(
  password: string,
  { email = '', fullName = '' }: PasswordOwnerFields,
): PasswordRating | undefined {
  const [rating, setRating] = useState<PasswordRating>();

  useEffect(() => {
    let current = true;
    async function rate(): Promise<void> {
      if (password === '') return setRating(undefined);
      const owner = { email, names: [fullName] };
      // A failed rating is ignored, because the server checks the password anyway.
      const found = await ratePassword({ password, owner }).catch(() => undefined);
      if (current) setRating(found);
    }
    const timer = setTimeout(() => void rate(), debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, email, fullName]);

  return rating;
}
