import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aStore } from '../testing/fixtures.ts';

it.each([
  ['in sight is kept above the bar at the end of the page', 700, [[{ block: 'nearest' }]]],
  ['that was scrolled away stays where it is', 2000, []],
])('a focused field %s as the bar grows', async (_name, top, scrolled) => {
  let grow = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  const store = aStore({ deliveryMethods: ['DIRECT'] });
  await openCheckout(aServer(), { store });
  const zip = screen.getByLabelText('ZIP code');
  zip.focus();
  vi.spyOn(zip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 48));
  const scroll = vi.spyOn(zip, 'scrollIntoView');
  fireEvent.change(zip, { target: { value: '99999' } });
  grow();
  expect(scroll.mock.calls).toEqual(scrolled);
});
