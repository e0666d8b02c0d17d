import { useEffect, useState } from 'react';

/** The state of a request. */
export type Answer<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'known'; readonly data: Data }
  | { readonly state: 'failed'; readonly failure: unknown; readonly again: () => void };

/** Sends the request on mount and again when `ask` changes; wrap `ask` in `useCallback`. */
export function useAnswer<Data>(ask: () => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    const learn = (next: Answer<Data>): void => {
      if (wanted) setAnswer(next);
    };
    const again = (): void => setAttempt(attempt + 1);
    learn({ state: 'loading' });
    ask().then(
      (data) => learn({ state: 'known', data }),
      (failure: unknown) => learn({ state: 'failed', failure, again }),
    );
    return () => void (wanted = false);
  }, [ask, attempt]);

  return answer;
}
