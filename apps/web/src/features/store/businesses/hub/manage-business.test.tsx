import { noteFirstStep } from '@counter/contract/analytics';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../../testing/store.ts';

test('a link copied where no store is open is noted for its business', async () => {
  const server = openStore().on(noteFirstStep, { data: { done: true } });
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/s\/cedar-kitchen$/),
  );
  await waitFor(() =>
    expect(server.received(noteFirstStep).map(({ body }) => body)).toEqual([
      { storeId: aBusiness().id, step: 'LINK' },
    ]),
  );
});
