import { findOwnReview, saveOwnReview } from '@counter/contract/feedback';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { theStream } from '../testing/change-stream.ts';
import { aStore, aTrackedOrder, kitchen, token } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.tsx';

it('a refused review says why, and keeps its stars', async () => {
  const server = new FakeServer()
    .on(findOwnReview, { data: null })
    .on(saveOwnReview, new Refusal(429, 'TOO_MANY_REQUESTS', 'Wait a minute, then try again.'));
  const { user } = renderPage(server, `${kitchen}/orders/${token}`, {
    kind: 'order',
    store: aStore(),
    order: aTrackedOrder({ status: 'COMPLETED' }),
    token,
  });
  theStream().open();
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  const chosen = screen.getAllByRole('radio').map((star) => star.parentElement?.dataset['chosen']);
  expect(chosen).toEqual(['true', 'true', 'true', 'true', 'false']);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Wait a minute, then try again.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
