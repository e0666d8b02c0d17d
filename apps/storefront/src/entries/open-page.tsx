import '@counter/browser/configure-zod';
import '../../../web/src/ui/theme/tokens.css';
import '../../../web/src/ui/theme/fonts.css';
import '../ui/global.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { keepReferral } from '@counter/browser/referral';

/** Goes on in the browser from what the server has written, with the data that the page carries. */
export function openPage<Page>(schema: z.ZodMiniType<Page>, show: (page: Page) => ReactNode): void {
  const container = document.getElementById('root');
  const data = document.getElementById('page')?.textContent;
  if (!container || !data) throw new Error('The page has nothing to go on from.');
  keepReferral();
  const page = show(z.parse(schema, JSON.parse(data)));
  // Taking over in small pieces: whoever touches the page meanwhile is not kept waiting.
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
