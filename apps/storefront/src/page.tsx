import type { StorefrontPage } from '@counter/contract/storefront';
import { MenuPage } from './menu/menu-page.tsx';
import { MessagePage } from './pages/message-page.tsx';

/** The page of an address, the same on the server and in the browser. */
export function Page({ page }: { page: StorefrontPage }) {
  switch (page.kind) {
    case 'menu':
      return <MenuPage storefront={page.storefront} search={page.search} />;
    case 'missing':
      return (
        <MessagePage title="There is no store here">
          Either the address is not quite right, or the store does not sell here any more. Check the
          link, or ask the store for its new one.
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage title="This store cannot be shown right now">
          The fault is ours, and it usually passes in a moment. Load the page again; what was in
          your basket is still there.
        </MessagePage>
      );
  }
}
