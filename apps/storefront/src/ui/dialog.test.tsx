import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function open() {
  const onClose = vi.fn<() => void>();
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = render(
    <Dialog title="Your basket" onClose={onClose}>
      <p>Nothing yet</p>
    </Dialog>,
  );
  return { onClose, show, close, unmount, dialog: screen.getByRole('dialog') };
}

describe('a dialog', () => {
  it('opens over the page, and closes when it is unmounted', () => {
    const { show, close, unmount, dialog } = open();
    expect(show).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveAccessibleName('Your basket');
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('asks to close on its button, Escape and a click outside', () => {
    const { onClose, dialog } = open();
    fireEvent.click(screen.getByText('Nothing yet'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog, escape);
    expect(onClose).toHaveBeenCalledTimes(3);
    // Whoever opened it decides.
    expect(escape.defaultPrevented).toBe(true);
  });
});
