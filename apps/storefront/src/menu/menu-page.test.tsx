import { findStorefront, type MenuPage, type Storefront } from '@counter/contract/storefront';
import { FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aDeal, aProduct, aStorefront, aWrap, kitchen } from '../testing/fixtures.ts';
import { comeBack, passTime, renderAgain, renderPage } from '../testing/render-page.tsx';

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

/** Opens the wrap, whose options are chosen. */
async function openWrap(storefront?: Storefront) {
  const { user } = open(storefront);
  await user.click(button('Falafel Wrap'));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Falafel Wrap' })) };
}

describe('choosing options', () => {
  it('requires a bread before it adds the wrap', async () => {
    const { user, dialog } = await openWrap();
    await user.click(dialog.getByRole('button', { name: /^Add to basket/ }));
    expect(dialog.getAllByText(/^Choose/)).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: 'Pita' })).toHaveFocus();
    expect(
      dialog.getByRole('group', { name: 'Bread choose 1 Required' }),
    ).toHaveAccessibleDescription('Choose one for Bread.');
    await user.click(dialog.getByRole('radio', { name: 'Pita' }));
    expect(dialog.queryByText(/^Choose/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Add to basket/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Added Falafel Wrap to your basket.')).toBeInTheDocument();
  });

  it('updates the price with the options and the quantity', async () => {
    const { user, dialog } = await openWrap();
    await user.click(dialog.getByRole('radio', { name: /^Gluten-free/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Olives/ }));
    expect(dialog.getByRole('button', { name: 'Add to basket · $ 12.00' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'One Falafel Wrap more' }));
    expect(dialog.getByRole('button', { name: 'Add to basket · $ 24.00' })).toBeEnabled();
    expect(dialog.getByText('+ $ 1.50')).toBeInTheDocument();
  });

  it('replaces the chosen bread with another', async () => {
    const { user, dialog } = await openWrap();
    await user.click(dialog.getByRole('radio', { name: /^Gluten-free/ }));
    await user.click(dialog.getByRole('radio', { name: 'Pita' }));
    expect(dialog.getByRole('radio', { name: 'Pita' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Add to basket · $ 10.00' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: /^Add to basket/ }));
    expect(basket().getByText('Pita')).toBeInTheDocument();
  });

  it('takes two extras, and a third only once one is removed', async () => {
    const { user, dialog } = await openWrap();
    const extra = (name: string | RegExp) => dialog.getByRole('checkbox', { name });
    expect(dialog.getByRole('group', { name: 'Extras up to 2' })).toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'Bread choose 1 Required' })).toBeInTheDocument();
    await user.click(extra(/^Olives/));
    expect(extra(/^Jalapeño/)).toBeEnabled();
    await user.click(extra('Pickles'));
    expect(extra(/^Jalapeño/)).toBeDisabled();
    expect(extra('Pickles')).toBeEnabled();
    await user.click(extra('Pickles'));
    expect(extra(/^Jalapeño/)).toBeEnabled();
    expect(extra('Pickles')).not.toBeChecked();
    expect(extra(/^Olives/)).toBeChecked();
  });

  it.each([
    [0, 1, 'optional'],
    [2, 2, 'choose 2 Required'],
    [1, 3, 'choose 1 to 3 Required'],
  ])('says how many to choose: %i to %i', async (minimum, maximum, rule) => {
    const [group] = aWrap().optionGroups;
    const optionGroups = group ? [{ ...group, minimum, maximum }] : [];
    const { dialog } = await openWrap(aStorefront({ products: [aWrap({ optionGroups })] }));
    expect(dialog.getByRole('group', { name: `Bread ${rule}` })).toBeInTheDocument();
  });

  it('disables an unavailable option, and says why', async () => {
    const [group] = aWrap().optionGroups;
    const choices = group?.choices.map((one) => ({ ...one, available: false, reason: 'Sold out' }));
    const optionGroups = group ? [{ ...group, choices: choices ?? [] }] : [];
    const { dialog } = await openWrap(aStorefront({ products: [aWrap({ optionGroups })] }));
    expect(dialog.getByRole('radio', { name: /^Pita.*Sold out/ })).toBeDisabled();
  });

  it("says why a product is unavailable, and doesn't sell it", async () => {
    const facts = { calories: 240, allergens: 'Celery' };
    const soup = aProduct({ available: false, reason: 'Back at 5:00 PM', ...facts });
    const { user } = open(aStorefront({ products: [soup] }));
    await user.click(button('Lentil Soup'));
    expect(screen.getByRole('alert')).toHaveTextContent('Back at 5:00 PM');
    expect(button(/^Add to basket/)).toBeDisabled();
    expect(screen.getByText(/240/)).toBeInTheDocument();
    expect(screen.getByText('Contains: Celery')).toBeInTheDocument();
  });

  it('leaves the basket alone when the dialog is closed', async () => {
    const { user, dialog } = await openWrap();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(basket().getByText(/^Your basket is empty/)).toBeInTheDocument();
  });

  it('asks for the options of every part of a deal', async () => {
    const parts = [
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 2 },
    ];
    const deal = aDeal({ id: 5, name: 'Lunch', parts });
    const { user } = open(aStorefront({ deals: [deal] }));
    await user.click(button('Lunch'));
    const dialog = within(screen.getByRole('dialog', { name: 'Lunch' }));
    expect(dialog.getByRole('heading', { name: '2 × Falafel Wrap' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Lentil Soup' })).toBeInTheDocument();
    expect(dialog.getByText('Save $ 6.00')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Pita' }));
    await user.click(dialog.getByRole('button', { name: /^Add to basket/ }));
    expect(basket().getByText('Lunch')).toBeInTheDocument();
    expect(basket().getByText(/Pita/)).toBeInTheDocument();
  });
});

describe('the basket', () => {
  it('survives a reload, and empties item by item', async () => {
    const { user, dialog } = await openWrap();
    await user.click(dialog.getByRole('radio', { name: 'Pita' }));
    await user.type(dialog.getByLabelText('Special instructions'), 'No onions');
    await user.click(dialog.getByRole('button', { name: 'One Falafel Wrap more' }));
    await user.click(dialog.getByRole('button', { name: /^Add to basket/ }));

    const { user: later } = renderAgain(new FakeServer(), kitchen, menuOf(aStorefront()));
    expect(basket().getByText('Pita')).toBeInTheDocument();
    expect(basket().getByText(/No onions/)).toBeInTheDocument();
    expect(basket().getByText('Total').nextSibling).toHaveTextContent('$ 22.00');
    expect(button('View basket (2) · $ 22.00')).toBeInTheDocument();
    await later.click(basket().getByRole('button', { name: 'One Falafel Wrap less' }));
    expect(basket().getByText('Total').nextSibling).toHaveTextContent('$ 11.00');
    await later.click(basket().getByRole('button', { name: 'Remove Falafel Wrap' }));
    expect(basket().getByText(/^Your basket is empty/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^View basket/ })).not.toBeInTheDocument();
  });

  it("opens in a dialog where it isn't beside the menu", async () => {
    const { user } = open();
    await user.click(button('Lentil Soup'));
    await user.click(button(/^Add to basket/));
    await passTime(500);
    await user.click(button('View basket (1) · $ 6.60'));
    const sheet = within(screen.getByRole('dialog', { name: 'Your basket' }));
    expect(sheet.getByText('Lentil Soup')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  it('matches every word in the name, description or category, and updates the address', async () => {
    const { user } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'crísp WRAPS');
    expect(button('Falafel Wrap')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lentil Soup' })).not.toBeInTheDocument();
    expect(new URL(location.href).searchParams.get('q')).toBe('crísp WRAPS');
    expect(screen.queryByRole('heading', { name: 'Questions?' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    expect(button('Lentil Soup')).toBeInTheDocument();
    expect(location.search).toBe('');
  });

  it('forgives a typo if nothing else matches', async () => {
    const { user } = open();
    await user.type(screen.getByRole('searchbox'), 'falefel');
    expect(button('Falafel Wrap')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lentil Soup' })).not.toBeInTheDocument();
  });

  it('says that nothing was found, and leads back to the whole menu', async () => {
    const { user } = renderPage(
      new FakeServer(),
      `${kitchen}?q=unobtainium`,
      menuOf(aStorefront(), 'unobtainium'),
    );
    expect(screen.getByText('No results for "unobtainium".')).toBeInTheDocument();
    expect(screen.getByText('Check the spelling, or try fewer words.')).toBeInTheDocument();
    await user.click(button('Show the whole menu'));
    expect(button('Lentil Soup')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says if a store has no products', () => {
    open(aStorefront({ products: [] }));
    expect(screen.getByText(/^Cedar Kitchen hasn't added a menu yet/)).toBeInTheDocument();
    const ask = screen.getByRole('link', { name: 'Ask a question' });
    expect(ask).toHaveAttribute('href', `${kitchen}/ask`);
  });

  it('links to each category, and to products without one last', () => {
    open(aStorefront({ products: [aProduct(), aWrap(), aProduct({ id: 3, category: null })] }));
    const parts = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Soups', 'Wraps', 'More']);
    const [first] = parts;
    const place = document.querySelector(first?.getAttribute('href') ?? '');
    expect(place).toHaveAccessibleName('Soups');
  });
});

describe('the store', () => {
  const day = { label: 'Today', day: '2026-11-20', stretches: [], deliveries: null };

  it('says that it is closed, and that customers can order ahead', () => {
    const opening = {
      state: 'OUT_OF_HOURS',
      until: null,
      words: 'Closed until 9:00 AM',
      ahead: true,
    } as const;
    const hours = [
      {
        ...day,
        stretches: [{ from: '09:00', to: '21:30' }],
        deliveries: [{ from: '10:00', to: '20:00' }],
      },
      { ...day, label: 'Saturday', day: '2026-11-21' },
      { ...day, label: 'Sunday', day: '2026-11-22', stretches: [{ from: '00:00', to: '00:00' }] },
    ];
    open(aStorefront({ opening, hours }));
    expect(screen.getByText('Closed until 9:00 AM You can order ahead.')).toBeInTheDocument();
    const hoursOf = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect(hoursOf('Today')).toBe('9:00 AM to 9:30 PM · delivery: 10:00 AM to 8:00 PM');
    expect(hoursOf('Saturday')).toBe('Closed');
    expect(hoursOf('Sunday')).toBe('Open 24 hours');
  });

  it('shows the delivery fee and the phone number', () => {
    const direct = { kind: 'FLAT', fee: 399, freeFrom: null } as const;
    const phoneNumber = '+12125550142';
    const deliveryFees = { ...aStorefront().deliveryFees, direct };
    open(aStorefront({ phoneNumber, deliveryFees, description: 'Since 1998' }));
    expect(screen.getByText('Delivery from $ 3.99')).toBeInTheDocument();
    expect(screen.getByText('Since 1998')).toBeInTheDocument();
    const call = screen.getByRole('link', { name: '(212) 555-0142' });
    expect(call).toHaveAttribute('href', 'tel:+12125550142');
  });

  it.each([
    [['PICKUP'] as const, 0],
    [['PICKUP', 'DIRECT'] as const, 1],
  ])('with %j shows "Free delivery" %i times', (deliveryMethods, times) => {
    open(aStorefront({ deliveryMethods: [...deliveryMethods] }));
    expect(screen.queryAllByText('Free delivery')).toHaveLength(times);
  });

  it('is not read again when a visitor leaves the page', async () => {
    const server = new FakeServer().on(findStorefront, { data: aStorefront() });
    renderPage(server, kitchen, menuOf(aStorefront()));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comeBack();
    expect(server.received(findStorefront)).toEqual([]);
  });

  it('reloads when a visitor comes back, and stays as it was if that fails', async () => {
    const server = new FakeServer();
    server.on(findStorefront, {
      data: aStorefront({ products: [aProduct({ name: 'Pumpkin Soup' })] }),
    });
    renderPage(server, kitchen, menuOf(aStorefront()));
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Pumpkin Soup' })).toBeInTheDocument();
    server.setRunning(false);
    await comeBack();
    expect(button('Pumpkin Soup')).toBeInTheDocument();
  });
});
