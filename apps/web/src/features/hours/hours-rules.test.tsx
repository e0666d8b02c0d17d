import { exceptionFormCases } from '@counter/contract/cases';
import { findHoursRecord, findStoreHours } from '@counter/contract/store';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

test('hours that failed to load can be retried, and every rule of an exception has a message', async () => {
  const server = openStore()
    .on(findStoreHours, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findHoursRecord, { data: { content: [], totalElements: 0 } });
  const user = renderScreen(server, '/dashboard/settings/hours');
  await screen.findByText("We couldn't load the hours");
  const always = { hours: [], deliveryHours: null, exceptions: [], olVersion: 0 };
  server.on(findStoreHours, { data: always });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('form', { name: 'Opening hours' });

  await user.click(screen.getByRole('button', { name: 'Add exception' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add exception' });
  const labels = { name: 'Name', firstDay: 'First day', lastDay: 'Last day' };
  const { filled, cases } = exceptionFormCases;
  // Left empty, the last day becomes the first.
  const told = cases.filter(({ field, value }) => field !== 'lastDay' || value !== '');
  await walkCases(dialog, labels, { filled, cases: told });
  await waitFor(() => expect(dialog.querySelector('[aria-invalid=true]')).toBeNull());
});
