import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswers } from './keep-answers.ts';
import { keepPage } from './keep-page.ts';

/** Stores everything on this device that the order desk needs to reload without a network. Renders nothing. */
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
