import { quoteWebOrder } from '@counter/contract/storefront';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aQuote, aStore } from '../testing/fixtures.ts';
import { passTime } from '../testing/render-page.tsx';

it('keeps the focused field in sight as a problem makes the bar grow', async () => {
  const server = aServer();
  await openCheckout(server, { store: aStore({ deliveryMethods: ['DIRECT'] }) });
  const zip = screen.getByLabelText('ZIP code');
  zip.focus();
  const scroll = vi.spyOn(zip, 'scrollIntoView');
  const tooFar = { code: 'DELIVERY_TOO_FAR', message: 'Too far away.' } as const;
  server.on(quoteWebOrder, { data: aQuote({ problems: [tooFar] }) });
  const address = { Street: '1 Pier Road', City: 'Harbour', State: 'NY', 'ZIP code': '90001' };
  for (const [label, value] of Object.entries(address)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await passTime(300);
  expect(screen.getByText('Too far away.')).toBeInTheDocument();
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});
