import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import type { FakeServer } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aQuote } from '../testing/fixtures.ts';
import { passTime } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = (server: FakeServer) => server.received(quoteWebOrder).map(({ body }) => body);

describe('a promo code', () => {
  it("is taken, and says why it can't be used until it is removed", async () => {
    const server = aServer();
    const { user } = await openCheckout(server);
    server.on(quoteWebOrder, ({ body }) => ({
      data: aQuote({
        promo: body.promoCode ? { promoCode: body.promoCode, reason: 'No such code.' } : null,
      }),
    }));
    const field = screen.getByLabelText('Promo code (optional)');
    expect(button('Apply')).toBeDisabled();
    await user.type(field, ' NOPE{Enter}');
    await passTime(300);
    expect(asked(server).at(-1)?.promoCode).toBe('NOPE');
    expect(field).toHaveAccessibleDescription('No such code.');
    await user.click(button('Remove'));
    expect(field).toHaveValue('');
    expect(field).not.toHaveAccessibleDescription();
    await passTime(300);
    expect(asked(server).at(-1)).not.toHaveProperty('promoCode');
  });

  it('is used once its field is left, and a refused one is dropped for the next', async () => {
    const server = aServer();
    const { user } = await openCheckout(server);
    server.on(quoteWebOrder, ({ body: { promoCode } }) => ({
      data: aQuote({
        promo: promoCode
          ? { promoCode, reason: promoCode === 'NOPE' ? 'No such code.' : '' }
          : null,
      }),
    }));
    const field = screen.getByLabelText('Promo code (optional)');
    await user.type(field, 'NOPE');
    await user.tab();
    await passTime(300);
    expect(asked(server).at(-1)?.promoCode).toBe('NOPE');
    await user.click(button(/^Place order/));
    expect(server.received(placeWebOrder)).toEqual([]);
    expect(field).toHaveFocus();
    await user.type(field, '!');
    await passTime(300);
    expect(asked(server).at(-1)).not.toHaveProperty('promoCode');
    await user.clear(field);
    await user.type(field, 'LUNCH');
    await user.click(button('Apply'));
    await passTime(300);
    expect(asked(server).at(-1)?.promoCode).toBe('LUNCH');
    expect(button('Remove')).toBeInTheDocument();
    await user.clear(field);
    await user.tab();
    await passTime(300);
    expect(asked(server).at(-1)).not.toHaveProperty('promoCode');
  });

  it('shows its discount', async () => {
    const promo = { promoCode: 'LUNCH', reason: '' };
    const { user } = await openCheckout(
      aServer().on(quoteWebOrder, { data: aQuote({ promo, promoDiscount: 60 }) }),
    );
    await user.type(screen.getByLabelText('Promo code (optional)'), 'lunch');
    expect(screen.queryByText('LUNCH: $ 0.60 off.')).not.toBeInTheDocument();
    await user.click(button('Apply'));
    expect(screen.getByText('LUNCH: $ 0.60 off.')).toBeInTheDocument();
  });
});
