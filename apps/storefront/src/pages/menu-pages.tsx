import type { StorefrontPage } from '@counter/contract/storefront';
import { MenuPage } from '../menu/menu-page.tsx';
import { MessagePage } from './message-page.tsx';
import { text } from './pages.text.ts';

/** The menu, and what is shown where there is none. */
export function MenuPages({
  page,
}: {
  page: Extract<StorefrontPage, { kind: 'menu' | 'missing' | 'failed' | 'busy' }>;
}) {
  switch (page.kind) {
    case 'menu':
      return <MenuPage page={page} />;
    case 'missing':
      return page.what === 'store' ? <NoStore /> : <NotHere what={page.what} />;
    case 'failed':
      return <MessagePage title={text.storeNotShownTitle}>{text.storeNotShownHelp}</MessagePage>;
    case 'busy':
      return <Busy seconds={page.seconds} address={page.address} />;
  }
}

function NoStore() {
  return <MessagePage title={text.storeNotFoundTitle}>{text.storeNotFoundHelp}</MessagePage>;
}

function NotHere({ what }: { what: string }) {
  return <MessagePage title={text.notFoundTitle(what)}>{text.notFoundHelp}</MessagePage>;
}

/** Its link leads to the page that was asked for, without scripts too. */
function Busy({ seconds, address }: { seconds: number; address: string }) {
  return (
    <MessagePage title={text.tooManyRequestsTitle} again={address}>
      {text.tooManyRequestsHelp(seconds)}
    </MessagePage>
  );
}
