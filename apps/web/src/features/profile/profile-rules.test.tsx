import { findPasswordReset, findProfile, findSessions } from '@counter/contract/auth';
import { findSecurityActivity } from '@counter/contract/audit';
import { passwordChangeCases, profileCases, resetPasswordCases } from '@counter/contract/cases';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { renderPublicPage, renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const address = '/dashboard/myprofile';
const password = { newPassword: 'New password', confirmPassword: 'Confirm password' };

const ownProfile = () =>
  openStore()
    .on(findProfile, { data: aProfile() })
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } });

test('every rule of a name, a phone number and a password has a message at its field', async () => {
  const user = renderScreen(ownProfile(), address);
  const person = await screen.findByRole('form', { name: 'Name and phone' });
  await walkCases(person, { fullName: 'Name', phoneNumber: 'Phone number' }, profileCases);
  await waitFor(() => expect(person.querySelector('[aria-invalid=true]')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const form = await screen.findByRole('form', { name: 'Change password' });
  await walkCases(form, password, passwordChangeCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
});

test('every rule of a new password by link has a message at its field', async () => {
  const data = { expiresAt: '2026-11-20T13:00:00Z', startsOver: false };
  await renderPublicPage(
    new FakeServer().on(findPasswordReset, { data }),
    '/change_password/token',
  );
  const form = await screen.findByRole('form', { name: 'New password' });
  await walkCases(form, password, resetPasswordCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
});

test('a profile that failed to load says so and can be retried', async () => {
  const server = ownProfile().on(findProfile, new Refusal(422, 'INVALID_FIELDS', 'Not today.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load your profile");
  server.on(findProfile, { data: aProfile() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Name and phone' })).toBeVisible();
});
