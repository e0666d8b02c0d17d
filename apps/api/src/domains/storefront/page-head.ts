import { pictureUrl } from '@counter/contract/files';
import type { MenuProduct } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { takesOrders } from '@counter/contract/store';
import {
  categoryPath,
  productPath,
  type MenuPage,
  type PublicStore,
  type Storefront,
  type StorefrontPage,
} from '@counter/contract/storefront';
import { shareSize } from './share-picture.ts';
import { iconPath, sharePath } from './site-files.ts';
import { describeStore } from './structured-data.ts';

/** Builds a page's metadata for search engines and shared links, as HTML. */
export function pageHead(page: StorefrontPage, publicUrl: string): string {
  if (page.kind !== 'menu') return headToHide(titleOf(page), storeOf(page));
  const { storefront } = page;
  const store = `${publicUrl}/s/${storefront.storeUrl}`;
  if (page.product === 'MISSING') return headToHide(`Not on the menu · ${storefront.name}`);
  const { title, address, description, ...shown } = aboutOf(page, store);
  const picture = pictureOf(storefront, shown.image, publicUrl);
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
      ...picture,
    }).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${scriptText(describeStore(storefront, store, publicUrl))}</script>`,
  ].join('');
}

/** Builds the metadata of a page that search engines must not index. A shared link still shows the store. */
function headToHide(title: string, store?: PublicStore): string {
  const hidden = `${titleTag(title)}<meta name="robots" content="noindex">`;
  return store
    ? `${hidden}<meta name="description" content="${escape(describeOrder(store))}">`
    : hidden;
}

function storeOf(page: StorefrontPage): PublicStore | undefined {
  return 'store' in page ? (page.store ?? undefined) : undefined;
}

function describeOrder({ name, branchName, address }: PublicStore): string {
  return `Order online from ${name}, ${branchName}, ${address}.`;
}

type About = {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  /** The image of the product or category that the page shows. */
  readonly image: string | null;
};

/** Returns the subject of a menu page: the whole menu, a category or a product. */
function aboutOf({ storefront, category, product }: MenuPage, store: string): About {
  const named = `${storefront.name} · ${storefront.branchName}`;
  const whole = { title: named, address: store, description: describe(storefront), image: null };
  const { products } = storefront;
  const item = products.find(({ id }) => id === product);
  if (item) {
    return {
      title: `${item.name} · ${named}`,
      address: `${store}/products/${encodeURIComponent(productPath(item))}`,
      description: item.description || `${item.name} from ${named}: order online.`,
      image: item.image,
    };
  }
  const part = products.filter((one) => categoryPath(one.category ?? '') === category);
  const name = part[0]?.category ?? null;
  if (category === null || name === null) return whole;
  return {
    title: `${name} · ${named}`,
    address: `${store}/menu/${encodeURIComponent(category)}`,
    description: describePart(name, part, storefront),
    image: part.find(({ image }) => image !== null)?.image ?? null,
  };
}

/** The number of products named in a category's description, which is about as much as search engines show. */
const productsNamed = 4;

function describePart(part: string, products: readonly MenuProduct[], store: Storefront): string {
  const names = products.slice(0, productsNamed).map(({ name }) => name);
  const more = products.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const least = Math.min(...products.map(({ price }) => price));
  const from = `${part} from ${store.name}, ${store.branchName}: ${listed}.`;
  return `${from} Order online, from ${formatMoney(least, store.currency)}.`;
}

/** Returns the image tags of a shared link: the product's own image, else one drawn for the store. */
function pictureOf(storefront: Storefront, image: string | null, publicUrl: string) {
  if (image) return { 'og:image': new URL(pictureUrl(image, 'large'), publicUrl).href };
  return {
    'og:image': `${publicUrl}${sharePath(storefront)}`,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
  };
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

/** Serializes a value for a non-executable script element. Escapes it so that it can't close the element. */
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
