import type { StorefrontPage } from '@counter/contract/storefront';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** Renders a page as HTML on the server. */
export function render(page: StorefrontPage): string {
  return renderToString(<Page page={page} />);
}
