import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswers } from './keep-answers.ts';
import { keepPage } from './keep-page.ts';

/** Keeps on this device what the order desk needs to be reloaded without a network. Draws nothing. */
export function KeepDesk({ userId }: { userId: number }) {
  const client = useQueryClient();
  useEffect(() => keepAnswers(client, userId), [client, userId]);
  useEffect(() => {
    if (!navigator.onLine) return undefined;
    const over = new AbortController();
    keepPage(over.signal).catch((error: unknown) =>
      console.info('The page could not be kept.', error),
    );
    return () => over.abort();
  }, []);
  return null;
}
