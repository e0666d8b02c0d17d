import { forgetOrdered } from '../checkout/forget-ordered.ts';

/** Whoever comes from paying by card has ordered: what is kept of it in the browser is over. */
export function forgetPaid(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('paid')) return;
  const storeUrl = url.pathname.split('/')[2];
  if (storeUrl) forgetOrdered(decodeURIComponent(storeUrl));
  url.searchParams.delete('paid');
  history.replaceState(history.state, '', url);
}
