import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DialogForm, FormDialog } from './form-dialog.tsx';

interface Shown {
  dirty?: boolean;
  busy?: boolean;
  unsaved?: string;
  failure?: string;
  opened?: boolean;
  onCancel?: () => void;
}

/** Shows a form in a dialog. */
function show({ dirty = false, busy = false, failure, onCancel, ...dialog }: Shown = {}) {
  const onSubmit = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const shown = (opened = dialog.opened) => (
    <MantineProvider>
      <FormDialog
        title="Add supplier"
        onClose={onClose}
        {...dialog}
        {...(opened !== undefined && { opened })}
      >
        <DialogForm
          submit="Save supplier"
          busy={busy}
          dirty={dirty}
          failure={failure}
          onSubmit={onSubmit}
          {...(onCancel && { onCancel })}
        >
          <input aria-label="Name" />
        </DialogForm>
      </FormDialog>
    </MantineProvider>
  );
  const { rerender } = render(shown());
  const turn = (opened: boolean) => rerender(shown(opened));
  return { user: userEvent.setup(), onSubmit, onClose, turn };
}

const press = (name: string) => screen.getByRole('button', { name });

test('submits a form by its button, and by Ctrl+Enter from any field', async () => {
  const { user, onSubmit } = show();
  expect(await screen.findByRole('form', { name: 'Add supplier' })).toBeVisible();
  await user.click(press('Save supplier'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("doesn't submit a form again while it is being sent", async () => {
  const { onSubmit } = show({ busy: true });
  fireEvent.submit(await screen.findByRole('form'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows a refusal of the whole form in the form', async () => {
  show({ failure: 'Someone was faster.' });
  expect(await screen.findByText('Someone was faster.')).toBeVisible();
});

test.each([
  ['nothing was typed', { dirty: false, unsaved: 'Not saved yet.' }],
  ['nothing typed would be missed', { dirty: true }],
])('a dialog closes at once if %s', async (_name, shown) => {
  const { user, onClose } = show(shown);
  await screen.findByRole('form');
  await user.click(press('Cancel'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Not saved yet.')).toBeNull();
});

test('asks before it discards what was typed', async () => {
  const { user, onClose } = show({ dirty: true, unsaved: 'Not saved yet.' });
  await screen.findByRole('form');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
  expect(question).toHaveTextContent('Not saved yet.');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();

  await user.click(press('Cancel'));
  const again = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.click(within(again).getByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that something else closes takes its question with it', async () => {
  const { user, turn } = show({ dirty: true, unsaved: 'Not saved yet.', opened: true });
  await screen.findByRole('form');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
  turn(false);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  turn(true);
  await waitFor(() => expect(screen.getByRole('form')).toBeVisible());
  expect(screen.queryByText('Not saved yet.')).toBeNull();
});

test('a form with its own cancel action leaves the dialog open', async () => {
  const onCancel = vi.fn<() => void>();
  const { user, onClose } = show({ onCancel });
  await screen.findByRole('form');
  await user.click(press('Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a form outside a dialog throws', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const lost = (
    <MantineProvider>
      <DialogForm submit="Save" busy={false} failure={undefined} onSubmit={() => undefined}>
        {null}
      </DialogForm>
    </MantineProvider>
  );
  expect(() => render(lost)).toThrow('DialogForm is used outside a FormDialog.');
});
