import { findOrderAgain, type MenuPage, type Storefront } from '@counter/contract/storefront';
import { FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepBasket } from '../basket/use-basket.ts';
import { soup } from '../testing/checkout.ts';
import { aProduct, aStorefront, aWrap, kitchen } from '../testing/fixtures.ts';
import { passTime, renderPage } from '../testing/render-page.tsx';

const menuOf = (storefront: Storefront, search = '') =>
  ({
    kind: 'menu',
    storefront,
    search,
    category: null,
    product: null,
    again: [],
  }) satisfies MenuPage;

const open = (storefront = aStorefront()) =>
  renderPage(new FakeServer(), kitchen, menuOf(storefront));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const basket = () => within(screen.getByRole('complementary', { name: 'Basket' }));

describe('menu shortcuts', () => {
  const products = [1, 2, 3, 4].map((id) => aProduct({ id, name: `Soup ${id}` }));

  it('list the most ordered products first, and in their category too', () => {
    open(aStorefront({ products, mostOrdered: [3, 1, 4] }));
    const favorites = within(screen.getByRole('region', { name: 'Most ordered' }));
    const names = favorites.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual(['Soup 3', 'Soup 1', 'Soup 4']);
    const soups = within(screen.getByRole('region', { name: 'Soups' }));
    expect(soups.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('leave out the most ordered products if they are too few', () => {
    open(aStorefront({ products, mostOrdered: [3, 1] }));
    expect(screen.queryByRole('region', { name: 'Most ordered' })).not.toBeInTheDocument();
  });

  it('order again for a known customer, after saying what is unavailable', async () => {
    const order = {
      token: 'secret-of-friday',
      placedAt: '2026-11-20T03:00:00Z',
      summary: '2 × Lentil Soup',
      count: 2,
      total: 1320,
      image: null,
    };
    const item = { productId: 1, quantity: 2, options: [], specialInstructions: '' };
    const deal = { dealId: 9, quantity: 1, parts: [], specialInstructions: '' };
    const server = new FakeServer().on(findOrderAgain, {
      data: { items: [item], deals: [deal], missing: ['Flat Bread is no longer on the menu.'] },
    });
    const { user, left } = renderPage(server, kitchen, {
      ...menuOf(aStorefront()),
      again: [
        order,
        { ...order, token: 'of-today', placedAt: '2026-11-20T05:30:00Z', summary: 'Tea' },
      ],
    });
    // It was still Thursday where the store is.
    expect(screen.getByText("Thursday's order")).toBeInTheDocument();
    await passTime(0);
    expect(button("Today's order Tea 2 items · $ 13.20")).toBeInTheDocument();
    await user.click(button("Thursday's order 2 × Lentil Soup 2 items · $ 13.20"));
    const told = within(await screen.findByRole('dialog', { name: 'Some items are unavailable' }));
    expect(told.getByText('Flat Bread is no longer on the menu.')).toBeInTheDocument();
    await user.click(told.getByRole('button', { name: 'Go to checkout' }));
    expect(left).toEqual([`${kitchen}/checkout`]);
    expect(basket().getByText('Lentil Soup')).toBeInTheDocument();
  });
});

describe('the basket dialog', () => {
  it('stays closed for the second press of a double tap on "Add to basket"', async () => {
    const { user } = open();
    await user.click(button('Lentil Soup'));
    await user.click(button(/^Add to basket/));
    await user.click(button(/^View basket/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await passTime(500);
    await user.click(button(/^View basket/));
    expect(screen.getByRole('dialog', { name: 'Your basket' })).toBeInTheDocument();
  });

  it('lets an item that sold out be removed at once, and asks for that before the minimum', async () => {
    const gone = { available: false, reason: 'Lentil Soup is sold out.' };
    keepBasket('cedar-kitchen', { items: [{ ...soup, quantity: 2 }], deals: [] });
    const { user } = open(aStorefront({ minimumOrder: 1000, products: [aProduct(gone)] }));
    await user.click(button('View basket (2) · $ 0.00, Some items are unavailable'));
    const sheet = within(screen.getByRole('dialog', { name: 'Your basket' }));
    expect(sheet.getByText('Lentil Soup is sold out.')).toBeInTheDocument();
    expect(sheet.getByText('Remove unavailable items to continue.')).toBeInTheDocument();
    expect(sheet.queryByText(/^Minimum order/)).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Remove Lentil Soup' }));
    expect(sheet.getByText('Your basket is empty.')).toBeInTheDocument();
  });

  it('says how much is missing for the minimum order, until it is reached', async () => {
    const { user } = open(aStorefront({ minimumOrder: 1000 }));
    expect(screen.getByText('$ 10.00 minimum')).toBeInTheDocument();
    await user.click(button('Lentil Soup'));
    await user.click(button(/^Add to basket/));
    expect(basket().getByText('Minimum order $ 10.00. Add $ 4.00 more.')).toBeInTheDocument();
    expect(basket().queryByRole('link')).not.toBeInTheDocument();
    await passTime(500);
    await user.click(button('View basket (1) · $ 6.60, Add $ 4.00 to reach the minimum'));
    await user.click(button('Add more from the menu'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(basket().getByRole('button', { name: 'One Lentil Soup more' }));
    expect(button('View basket (2) · $ 13.20')).toBeInTheDocument();
    expect(basket().queryByText(/Add .* more/)).not.toBeInTheDocument();
    expect(basket().getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      `${kitchen}/checkout`,
    );
  });

  it('puts a removed line back in its place, until the basket changes again', async () => {
    const items = [{ ...soup, specialInstructions: 'Hot' }, soup];
    keepBasket('cedar-kitchen', { items, deals: [] });
    const { user } = open();
    const sheet = within(screen.getByRole('complementary', { name: 'Basket' }));
    const removeFirst = async () => {
      const [first] = sheet.getAllByRole('button', { name: 'Remove Lentil Soup' });
      if (first) await user.click(first);
    };
    await removeFirst();
    expect(sheet.queryByText(/Hot/)).not.toBeInTheDocument();
    const [removed] = sheet.getAllByRole('listitem');
    expect(removed).toHaveTextContent('Removed Lentil Soup.');
    const undo = sheet.getByRole('button', { name: 'Undo: removed Lentil Soup' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent('Hot');

    await removeFirst();
    await user.click(sheet.getByRole('button', { name: 'One Lentil Soup more' }));
    expect(sheet.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('puts the last line back into an empty basket', async () => {
    keepBasket('cedar-kitchen', { items: [soup], deals: [] });
    const { user } = open();
    const panel = within(screen.getByRole('complementary', { name: 'Basket' }));
    await user.click(panel.getByRole('button', { name: 'Remove Lentil Soup' }));
    expect(panel.getByText('Your basket is empty.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Undo/ }));
    expect(panel.getByText('Total').nextSibling).toHaveTextContent('$ 6.60');
  });

  it('leads back to the menu once the basket is empty', async () => {
    const { user } = open();
    await user.click(button('Lentil Soup'));
    await user.click(button(/^Add to basket/));
    await passTime(500);
    await user.click(button('View basket (1) · $ 6.60'));
    const sheet = within(screen.getByRole('dialog', { name: 'Your basket' }));
    await user.click(sheet.getByRole('button', { name: 'Remove Lentil Soup' }));
    expect(sheet.getByText('Your basket is empty.')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Back to the menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('free delivery', () => {
  const direct = { kind: 'FLAT', fee: 399, freeFrom: 7500 } as const;

  it('begins at the basket value that the store set', () => {
    open(aStorefront({ deliveryFees: { zipCode: '', direct, pooled: direct } }));
    expect(screen.getByText('Delivery from $ 3.99')).toBeInTheDocument();
    expect(screen.getByText('Free delivery from $ 75.00')).toBeInTheDocument();
  });

  it('needs no basket where one of the ways is free', () => {
    const deliveryFees = { zipCode: '', direct, pooled: { kind: 'NONE' } as const };
    open(aStorefront({ deliveryFees, deliveryMethods: ['DIRECT', 'POOLED'] }));
    expect(screen.getByText('Free delivery')).toBeInTheDocument();
    expect(screen.queryByText(/^Free delivery from/)).not.toBeInTheDocument();
  });
});

describe('a category page', () => {
  it('shows only its own products, with a link to the whole menu', () => {
    renderPage(new FakeServer(), `${kitchen}/menu/wraps`, {
      ...menuOf(aStorefront({ mostOrdered: [1, 2] })),
      category: 'wraps',
    });
    expect(button('Falafel Wrap')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lentil Soup' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Whole menu' })).toHaveAttribute('href', kitchen);
  });

  it('links to the other categories, and marks its own', () => {
    const products = [aProduct(), aWrap(), aProduct({ id: 3, category: null })];
    renderPage(new FakeServer(), `${kitchen}/menu/wraps`, {
      ...menuOf(aStorefront({ products })),
      category: 'wraps',
    });
    const bar = within(screen.getByRole('navigation', { name: 'Menu' }));
    const links = bar.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Whole menu', kitchen],
      ['Soups', `${kitchen}/menu/soups`],
      ['Wraps', `${kitchen}/menu/wraps`],
    ]);
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Wraps');
  });

  it('offers to search the whole menu if it has no results', () => {
    renderPage(new FakeServer(), `${kitchen}/menu/wraps?q=soup`, {
      ...menuOf(aStorefront(), 'lentil soup'),
      category: 'wraps',
    });
    expect(screen.getByText('No results for "lentil soup".')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search the whole menu' })).toHaveAttribute(
      'href',
      `${kitchen}?q=lentil%20soup`,
    );
  });
});

describe('a link to a product', () => {
  const follow = (product: MenuPage['product']) =>
    renderPage(new FakeServer(), `${kitchen}/products/2-falafel-wrap`, {
      ...menuOf(aStorefront()),
      product,
    });

  it('opens it, and leads to the menu once it is closed', async () => {
    const { user } = follow(aWrap().id);
    const dialog = within(screen.getByRole('dialog', { name: 'Falafel Wrap' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe(kitchen);
    expect(button('Lentil Soup')).toBeInTheDocument();
  });

  it('says that the product is gone, above the whole menu', () => {
    follow('MISSING');
    expect(screen.getByText(/isn't on the menu anymore/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Falafel Wrap')).toBeInTheDocument();
  });
});

describe('the choice of pickup or delivery', () => {
  it('is made on the menu and kept for the checkout', async () => {
    const { user } = open();
    expect(screen.getByRole('radio', { name: 'Pickup 20 min' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Delivery free' }));
    const kept = localStorage.getItem('counter.checkout.cedar-kitchen') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ deliveryMethod: 'DIRECT' });
  });

  it('is left out if there is only one', () => {
    open(aStorefront({ deliveryMethods: ['PICKUP'] }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
