import type { StorefrontPage } from '@counter/contract/storefront';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** Writes a page as HTML, for the server to send. */
export function render(page: StorefrontPage): string {
  return renderToString(<Page page={page} />);
}
