import type { StorefrontPage } from '@counter/contract/storefront';
import { MenuPage } from '../menu/menu-page.tsx';
import { MessagePage } from './message-page.tsx';

/** The menu, and what is shown where there is none. */
export function MenuPages({
  page,
}: {
  page: Extract<StorefrontPage, { kind: 'menu' | 'missing' | 'failed' | 'busy' }>;
}) {
  switch (page.kind) {
    case 'menu':
      return <MenuPage storefront={page.storefront} search={page.search} />;
    case 'missing':
      return page.what === 'store' ? <NoStore /> : <NotHere what={page.what} />;
    case 'failed':
      return (
        <MessagePage title="This store cannot be shown right now">
          The fault is ours, and it usually passes in a moment. Load the page again; what was in
          your basket is still there.
        </MessagePage>
      );
    case 'busy':
      return <Busy seconds={page.seconds} address={page.address} />;
  }
}

function NoStore() {
  return (
    <MessagePage title="There is no store here">
      Either the address is not quite right, or the store does not sell here any more. Check the
      link, or ask the store for its new one.
    </MessagePage>
  );
}

function NotHere({ what }: { what: string }) {
  return (
    <MessagePage title={`There is no ${what} here`}>
      The address is not quite right: perhaps a part of the link is missing. Open it again from
      where you have it, or ask the store.
    </MessagePage>
  );
}

/** Its link leads to the page that was asked for, without scripts too. */
function Busy({ seconds, address }: { seconds: number; address: string }) {
  return (
    <MessagePage title="One moment please" again={address}>
      More pages were asked for from your connection than we can answer within a minute. Wait{' '}
      {seconds === 1 ? 'a second' : `${seconds} seconds`}, then try again. What was in your basket
      is still there.
    </MessagePage>
  );
}
