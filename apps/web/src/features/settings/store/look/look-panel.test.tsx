import { updateStoreLook } from '@counter/contract/settings';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { look, openSettings } from '../../../../testing/settings.ts';

const address = '/dashboard/settings/store-setting';
const panel = async () => within(await screen.findByRole('region', { name: 'Web store look' }));

test('a color is judged while it is typed, and saved', async () => {
  const saved = { ...look, brandColor: '#8f2d3c', olVersion: 1 };
  const server = openSettings().on(updateStoreLook, { data: saved });
  const user = renderScreen(server, address);
  const shown = await panel();
  const color = await shown.findByRole('textbox', { name: 'Brand color' });
  await user.type(color, '#ffd84d');
  expect(shown.getByText(/hard to read.*darker shade, #[0-9a-f]{6}\.$/)).toBeInTheDocument();
  await user.clear(color);
  await user.type(color, '#8f2d');
  await user.tab();
  expect(await shown.findByText('Write a color like #0f766e')).toBeInTheDocument();
  await user.type(color, '3c');
  expect(shown.getByText(/^Easy to read/)).toBeInTheDocument();
  await user.click(await shown.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved.');
  expect(server.received(updateStoreLook).map(({ body }) => body)).toEqual([
    { storeId: 3, olVersion: 0, brandColor: '#8f2d3c', coverImage: null, logo: null },
  ]);
});

test('the picker and the suggestions fill the field, and a blank one is the standard color', async () => {
  const server = openSettings().on(updateStoreLook, { data: { ...look, olVersion: 1 } });
  const user = renderScreen(server, address);
  const shown = await panel();
  const color = await shown.findByRole('textbox', { name: 'Brand color' });
  fireEvent.change(shown.getByLabelText('Pick a brand color'), { target: { value: '#334e8a' } });
  expect(color).toHaveValue('#334e8a');
  await user.click(shown.getByRole('button', { name: 'Use #6e2f5b' }));
  expect(color).toHaveValue('#6e2f5b');
  await user.clear(color);
  await user.type(color, ' ');
  await user.click(await shown.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved.');
  expect(server.received(updateStoreLook)[0]?.body.brandColor).toBeNull();
});

test('who may only read sees what was chosen', async () => {
  renderScreen(openSettings('accountant'), address);
  const shown = await panel();
  expect(await shown.findByText('Standard')).toBeInTheDocument();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
});
