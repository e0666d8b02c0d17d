import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../chromium.ts';
import { withFolder } from '../places.ts';
import { keptSession, signInToDemo } from '../demo.ts';
import { startProduct } from '../servers.ts';
import { median } from '../statistics.ts';
import { basketOf } from './basket.ts';
import { evaluateAt } from './devtools.ts';
import { webStorePages } from './web-store-pages.ts';

const devices = ['desktop', 'mobile'] as const;

/** A page's first visit on a device. Scores are from 0 to 100. */
export type FirstLoad = {
  readonly page: string;
  readonly device: (typeof devices)[number];
  /** The transferred size of scripts and style sheets. */
  readonly bytes: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
};

/** Local storage from earlier visits, such as a session or a basket. */
type Kept = Readonly<Record<string, string>>;

/** Returns the pages to visit and their visitors' local storage. */
async function pagesOf(url: string): Promise<ReadonlyMap<string, Kept>> {
  const session = { 'counter.session': keptSession(await signInToDemo(url)) };
  return new Map<string, Kept>([
    ['/login', {}],
    ['/dashboard/orders', session],
    [webStorePages.menu, {}],
    [webStorePages.category, {}],
    [webStorePages.checkout, await basketOf(url)],
  ]);
}

type Visit = {
  readonly url: string;
  readonly page: string;
  readonly device: FirstLoad['device'];
  readonly kept: Kept;
};

/** Visits the demo's pages several times with an empty cache and returns the medians. */
export async function measureFirstLoad(times: number): Promise<FirstLoad[]> {
  return withFolder(async (folder) => {
    const product = await startProduct(folder, { demo: true });
    try {
      const loads: FirstLoad[] = [];
      for (const [page, kept] of await pagesOf(product.url)) {
        for (const device of devices) {
          loads.push(await visitOften({ url: product.url, page, device, kept }, times));
        }
      }
      return loads;
    } finally {
      await product.stop();
    }
  });
}

async function visitOften(visit: Visit, times: number): Promise<FirstLoad> {
  const loads: FirstLoad[] = [];
  for (let time = 0; time < times; time += 1) loads.push(await visitWithTimeout(visit));
  const of = (figure: (load: FirstLoad) => number) => median(loads.map(figure));
  return {
    page: visit.page,
    device: visit.device,
    bytes: of(({ bytes }) => bytes),
    performance: of(({ performance: score }) => score),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
  };
}

/** Visits a page, and again if that times out: Lighthouse gets no trace from a browser that starts slowly. */
async function visitWithTimeout(visit: Visit): Promise<FirstLoad> {
  try {
    return await visitOnce(visit);
  } catch (error) {
    if (!(error instanceof NothingRecorded)) throw error;
    return visitOnce(visit);
  }
}

class NothingRecorded extends Error {}

/** Visits a page in a new browser with an empty cache. */
async function visitOnce({ url, page, device, kept }: Visit): Promise<FirstLoad> {
  const isRoot = process.getuid?.() === 0;
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
  });
  try {
    for (const item of Object.entries(kept)) {
      const [name, value] = item.map((part) => JSON.stringify(part));
      await evaluateAt(chrome.port, `${url}/icon.svg`, `localStorage.setItem(${name}, ${value})`);
    }
    return await judge(`${url}${page}`, chrome.port, page, device);
  } finally {
    chrome.kill();
  }
}

async function judge(
  url: string,
  port: number,
  page: string,
  device: FirstLoad['device'],
): Promise<FirstLoad> {
  const flags = {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // Checkouts are hidden from search engines on purpose.
    skipAudits: page === webStorePages.checkout ? ['is-crawlable'] : [],
  } as const;
  const config = device === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(
    url,
    { ...flags, onlyCategories: [...flags.onlyCategories], skipAudits: [...flags.skipAudits] },
    config,
  );
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new NothingRecorded(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    page,
    device,
    bytes: await codeBytes(audits['network-requests']?.details),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** Returns the compressed size of scripts and style sheets in the network log. */
async function codeBytes(details: object | undefined): Promise<number> {
  const { items = [] } = (details ?? {}) as {
    items?: readonly { url: string; resourceType?: string }[];
  };
  const code = items.filter(
    ({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet',
  );
  const sizes = await Promise.all([...new Set(code.map(({ url }) => url))].map(bodyBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function bodyBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  if (!(bytes > 0)) throw new Error(`${url} does not say how long it is.`);
  return bytes;
}
