import { forgetOrdered } from '../checkout/forget-ordered.ts';

/** Clears the basket and the checkout when the person comes back from a card payment. */
export function forgetPaid(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('paid')) return;
  const storeUrl = url.pathname.split('/')[2];
  if (storeUrl) forgetOrdered(decodeURIComponent(storeUrl));
  url.searchParams.delete('paid');
  history.replaceState(history.state, '', url);
}
