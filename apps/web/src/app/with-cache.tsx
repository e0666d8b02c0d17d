import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

/** Gives a screen outside the dashboard its own cache, which is discarded with it. */
export function WithCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createQueryClient);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
