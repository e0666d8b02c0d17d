import { findSecurityActivity } from '@counter/contract/audit';
import { findProfile, findSessions, updateProfile } from '@counter/contract/auth';
import { cutOff } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';

/** Opens the profile and types another name. */
async function typeName() {
  const server = openStore()
    .on(findProfile, { data: aProfile() })
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } });
  const user = renderScreen(server, '/dashboard/myprofile');
  const form = within(await screen.findByRole('form', { name: 'Name and phone' }));
  const name = form.getByLabelText(/^Name/);
  fireEvent.change(name, { target: { value: 'Somebody Else' } });
  return { server, user, form, name };
}

test('leaving with changes asks to keep editing or discard them', async () => {
  const { user, name } = await typeName();
  const leave = async () => {
    const [link] = screen.getAllByRole('link', { name: 'Orders' });
    await user.click(link ?? document.body);
    return screen.findByRole('dialog', { name: 'Leave without saving?' });
  };
  const question = await leave();
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(name).toHaveValue('Somebody Else');
  expect(currentAddress()).toBe('/dashboard/myprofile');
  await user.click(within(await leave()).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders'));
});

test('a name that failed to be saved says so, stays typed, and can be discarded', async () => {
  const { server, user, form, name } = await typeName();
  server.on(updateProfile, cutOff);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByRole('alert')).toHaveTextContent("We couldn't reach the server.");
  expect(name).toHaveValue('Somebody Else');
  await user.click(form.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(name).toHaveValue('Sofia Reyes'));
});
