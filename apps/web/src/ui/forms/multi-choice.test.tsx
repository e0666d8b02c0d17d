import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desktop, phone, showOn } from '../../testing/stub-browser.ts';
import { MultiChoice } from './multi-choice.tsx';

const options = [
  { value: 1, label: 'Bread' },
  { value: 2, label: 'Soup' },
];

function show(chosen: readonly number[], shownOn = desktop, offered = options) {
  showOn(shownOn);
  // Nothing can be focused yet while the list fades in.
  vi.spyOn(console, 'warn').mockReturnValue();
  const onChoose = vi.fn<(chosen: number[]) => void>();
  render(
    <MantineProvider>
      <MultiChoice
        label="Categories"
        all="All categories"
        options={offered}
        chosen={chosen}
        onChoose={onChoose}
      />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), onChoose };
}

test.each([
  [[], 'All categories'],
  [[2], 'Soup'],
  [[9], 'Categories (1)'],
  [[2, 1], 'Categories (2)'],
])('labels the choice %j "%s"', (chosen, name) => {
  show(chosen);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a checkbox adds to the choice and removes from it', async () => {
  const { user, onChoose } = show([2]);
  await user.click(screen.getByRole('button', { name: 'Soup' }));
  const boxes = { selector: 'input' };
  expect(await screen.findByLabelText('Soup', boxes)).toBeChecked();
  await user.click(screen.getByLabelText('Bread'));
  await user.click(screen.getByLabelText('Soup', boxes));
  expect(onChoose.mock.calls).toEqual([[[2, 1]], [[]]]);
});

test('clears the whole choice at once', async () => {
  const { user, onChoose } = show([2, 1]);
  await user.click(screen.getByRole('button', { name: 'Categories (2)' }));
  await user.click(await screen.findByText('All categories'));
  expect(onChoose.mock.calls).toEqual([[[]]]);
});

test('on phones, shows the boxes without a button, and says when there are none', () => {
  show([], phone, []);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: 'Categories' })).toHaveTextContent(/nothing/i);
});
