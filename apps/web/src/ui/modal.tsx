import { Modal as LibraryModal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './use-focus-back.ts';

/** A dialog over the screen, which leaves the focus where it found it. */
export function Modal(props: ModalProps) {
  useFocusBack(props.opened);
  return <LibraryModal {...props} />;
}
