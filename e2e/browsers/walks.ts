import { findMail } from '../support/outbox.ts';
import { openMarketplace } from '../support/marketplace.ts';
import { openMerchant, passwordOf } from '../support/merchant.ts';
import type { WalkPage } from './walk-page.ts';

const kitchen = 'cedar-kitchen';
const owner = 'owner@demo.test';

type Place = {
  readonly page: WalkPage;
  readonly url: string;
  /** Tells what is made in this browser from what others make. */
  readonly browser: string;
};

export type Walk = { readonly title: string; readonly walk: (place: Place) => Promise<void> };

/** The walks, in their order: the first one signs in for those that follow. */
export const walks: readonly Walk[] = [
  { title: 'somebody signs in', walk: signIn },
  { title: 'an order is accepted and moved until it is completed', walk: workAnOrder },
  { title: 'a product is added with its price', walk: addProduct },
  { title: 'a customer orders from the web store', walk: orderFromStore },
];

async function signIn({ page }: Place): Promise<void> {
  await page.open('/login');
  await page.press('button', /^Login$/);
  await page.see(/Email is required/);
  await page.fill(/^Email/, owner);
  await page.fill(/^Password$/, passwordOf(owner));
  await page.press('button', /^Login$/);
  await page.seeAddress(/^\/dashboard\/app/);
  await page.see(/Hi, Welcome back/);
}

async function workAnOrder({ page, url }: Place): Promise<void> {
  const colleague = await openMerchant(url, 'manager@demo.test');
  await colleague.lookAtEverything();
  await page.open('/dashboard/orders');
  await page.see(/Today/);
  const { orderNumber } = await openMarketplace(url, kitchen).order();
  // It comes without a reload, through the stream.
  await page.press('button', new RegExp(`^${orderNumber}`));
  const drawer = new RegExp(`^${orderNumber}`);
  await page.press('button', /^Accept order/, drawer);
  await page.press('button', /^Accept \d+ min/, drawer);
  await page.see(new RegExp(`${orderNumber} accepted for`));
  for (const move of ['Ready', 'Completed']) {
    await page.press('button', new RegExp(`^${orderNumber}`));
    await page.press('button', new RegExp(`^${move} ${orderNumber}`), drawer);
    await page.see(new RegExp(`order is ${move}`, 'i'));
  }
  await colleague.lookAtEverything();
  const { status } = await colleague.find(orderNumber);
  if (status !== 'COMPLETED') throw new Error(`The order is ${status}.`);
}

async function addProduct({ page, browser }: Place): Promise<void> {
  const name = `Olive oil of ${browser}`;
  await page.open(`/dashboard/business/${kitchen}/product/form`);
  await page.fill(/^Product Name/, name);
  await page.choose(/^Category/, 'Sides');
  await page.fill(/^Price/, '12.5');
  await page.fill(/^Display Unit Value/, 'Bottle');
  await page.press('button', /^Save$/);
  await page.see(/Product is added successfully/);
  await page.open(`/dashboard/business/${kitchen}/products?search=${encodeURIComponent(name)}`);
  await page.see(new RegExp(`${name}[^]*\\$ 12\\.50`));
}

async function orderFromStore({ page, url, browser }: Place): Promise<void> {
  const recipient = `maya.${browser.toLowerCase()}@example.com`;
  await page.open(`/s/${kitchen}?q=hummus`);
  const dish = /^Classic Hummus$/;
  // Until the page is the browser's own, pressing does nothing.
  await page.pressUntil('button', dish, /Add to basket/);
  await page.press('radio', /^Gluten-free flatbread/, dish);
  await page.press('button', /^One Classic Hummus more$/, dish);
  await page.press('button', /^Add to basket/, dish);
  await page.press('link', /^Go to checkout/);
  await page.see(/Order from Cedar Kitchen/);
  await page.press('radio', /^Pickup/);
  await page.fill(/^Phone number or email/, recipient);
  await page.press('button', /^Send code$/);
  const sent = await findMail(url, recipient, /is your code$/);
  await page.fill(/^Code$/, sent.subject.slice(0, 6));
  await page.see(/Signed in as /);
  await page.fill(/^Name/, 'Maya Lind');
  await page.fill(/^Phone$/, '(212) 555-0147');
  await page.press('button', /^Place order · /);
  await page.seeAddress(/\/orders\/[\w-]{43}$/);
  await page.see(/Waiting for Cedar Kitchen/);
  const number = await page.see(/[A-Z]{2,}[-\w]*\d+/);
  const merchant = await openMerchant(url, owner);
  const { status } = await merchant.find(number);
  if (status !== 'NEW') throw new Error(`The order ${number} is ${status}.`);
}
