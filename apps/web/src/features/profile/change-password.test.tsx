import { findSecurityActivity } from '@counter/contract/audit';
import { changePassword, findProfile, findSessions } from '@counter/contract/auth';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';

const better = 'Quiet otters row home at dawn';

test.each([
  [0, 'Changed your password.'],
  [1, 'Changed your password and signed out 1 other device.'],
  [3, 'Changed your password and signed out 3 other devices.'],
])('a new password that ends %i other sessions says so', async (endedSessions, sentence) => {
  const server = openStore()
    .on(findProfile, { data: aProfile() })
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } })
    .on(changePassword, { data: { endedSessions } });
  const user = renderScreen(server, '/dashboard/myprofile');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = await screen.findByRole('form', { name: 'Change password' });
  await user.type(within(form).getByLabelText(/^New password/), better);
  await user.type(within(form).getByLabelText(/^Confirm password/), better);
  await user.click(within(form).getByRole('button', { name: 'Change password' }));
  const proof = await screen.findByRole('dialog', { name: 'Change your password?' });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(form).not.toBeInTheDocument();
});
