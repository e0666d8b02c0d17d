import type { StorefrontPage } from '@counter/contract/storefront';
import { MenuPage } from '../menu/menu-page.tsx';
import buttonClasses from '../ui/button.module.css';
import { MessagePage } from './message-page.tsx';
import { text } from './pages.text.ts';

/** The menu, or the error page in its place. */
export function MenuPages({
  page,
}: {
  page: Extract<StorefrontPage, { kind: 'menu' | 'missing' | 'failed' | 'busy' }>;
}) {
  switch (page.kind) {
    case 'menu':
      return <MenuPage page={page} />;
    case 'missing':
      return <NotHere page={page} />;
    case 'failed':
      return <MessagePage title={text.storeNotShownTitle}>{text.storeNotShownHelp}</MessagePage>;
    case 'busy':
      return <Busy seconds={page.seconds} address={page.address} />;
  }
}

function NoStore() {
  return <MessagePage title={text.storeNotFoundTitle}>{text.storeNotFoundHelp}</MessagePage>;
}

/** Links back to the store, if there is one. */
function NotHere({
  page: { what, store },
}: {
  page: Extract<StorefrontPage, { kind: 'missing' }>;
}) {
  if (what === 'store') return <NoStore />;
  return (
    <MessagePage
      title={text.notFoundTitle(what)}
      actions={store === null ? null : <Ways what={what} storeUrl={store.storeUrl} />}
    >
      {what === 'page' ? text.pageNotFoundHelp : text.notFoundHelp}
    </MessagePage>
  );
}

function Ways({ what, storeUrl }: { what: string; storeUrl: string }) {
  const menu = `/s/${storeUrl}`;
  return (
    <>
      <a className={buttonClasses.button} data-look="primary" href={menu}>
        {text.openMenu}
      </a>
      {what === 'order' ? (
        <a className={buttonClasses.button} href={`${menu}/orders`}>
          {text.yourOrders}
        </a>
      ) : (
        <a className={buttonClasses.button} href={`${menu}/ask`}>
          {text.askStore}
        </a>
      )}
    </>
  );
}

/** Links to the requested page, so that a retry works without scripts. */
function Busy({ seconds, address }: { seconds: number; address: string }) {
  return (
    <MessagePage title={text.tooManyRequestsTitle} again={address}>
      {text.tooManyRequestsHelp(seconds)}
    </MessagePage>
  );
}
