import { takesOrders } from '@counter/contract/store';
import { categoryPath, type Storefront, type StorefrontPage } from '@counter/contract/storefront';
import { shareSize } from './share-picture.ts';
import { iconPath, sharePath } from './site-files.ts';
import { describeStore } from './structured-data.ts';

/** Builds a page's metadata for search engines and shared links, as HTML. */
export function pageHead(page: StorefrontPage, publicUrl: string): string {
  if (page.kind !== 'menu') {
    return `${titleTag(titleOf(page))}<meta name="robots" content="noindex">`;
  }
  const { storefront, category } = page;
  const store = `${publicUrl}/s/${storefront.storeUrl}`;
  const part = storefront.products.find((one) => categoryPath(one.category ?? '') === category);
  const address = part && category ? `${store}/menu/${encodeURIComponent(category)}` : store;
  const named = `${storefront.name} · ${storefront.branchName}`;
  const title = part ? `${part.category} · ${named}` : named;
  const description = describe(storefront);
  const image = `${publicUrl}${sharePath(storefront)}`;
  return [
    titleTag(`${title}: menu and orders`),
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(address)}">`,
    `<link rel="manifest" href="/s/${storefront.storeUrl}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${escape(iconPath(storefront, 192))}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': image,
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
    }).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${scriptText(describeStore(storefront, store, publicUrl))}</script>`,
  ].join('');
}

function titleOf(page: Exclude<StorefrontPage, { kind: 'menu' }>): string {
  switch (page.kind) {
    case 'checkout':
      return `Checkout · ${page.store.name}`;
    case 'order':
      return `Order ${page.order.orderNumber} · ${page.store.name}`;
    case 'reviews':
      return `Reviews · ${page.store.name}`;
    case 'ask':
      return `Ask a question · ${page.store.name}`;
    case 'question':
      return `Your question · ${page.store.name}`;
    case 'orders':
      return `Your orders · ${page.store.name}`;
    case 'missing':
      return `No ${page.what} here`;
    case 'failed':
      return 'Not available right now';
    case 'busy':
      return 'One moment please';
  }
}

/** A value as the text of a script element that is only read: nothing in it can end the element. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function titleTag(title: string): string {
  return `<title>${escape(title)}</title>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function describe({ name, branchName, address, description, opening }: Storefront): string {
  const own = description || `The menu of ${name}, ${branchName}, ${address}: order online.`;
  return takesOrders(opening.state) ? own : `${own} ${opening.words}`;
}
