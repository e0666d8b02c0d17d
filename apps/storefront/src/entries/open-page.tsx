import '@counter/browser/configure-zod';
import '../../../web/src/ui/theme/tokens.css';
import '../../../web/src/ui/theme/fonts.css';
import '../ui/global.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { keepReferral } from '@counter/browser/referral';

/** Hydrates the server's HTML with the data embedded in the page. */
export function openPage<Page>(schema: z.ZodMiniType<Page>, show: (page: Page) => ReactNode): void {
  const container = document.getElementById('root');
  const data = document.getElementById('page')?.textContent;
  if (!container || !data) throw new Error('The page has nothing to go on from.');
  keepReferral();
  const page = show(z.parse(schema, JSON.parse(data)));
  // A transition hydrates in slices, so that the page can respond to presses in between.
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
