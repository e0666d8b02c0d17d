import { Modal as LibraryModal, type ModalProps } from '@mantine/core';
import classes from './modal.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useStillPage } from './use-still-page.ts';

/** Matches the field to focus first; among radio buttons, the checked one. */
const field =
  'form :is(input:not([type=file], [type=hidden], [type=radio]:not(:checked)), select, textarea):enabled';

/**
 * A dialog over the screen that restores the focus when it closes. It first focuses its `data-autofocus` element,
 * else the first field of its form, else the first focusable element.
 */
export function Modal({ children, ...props }: ModalProps) {
  useFocusBack(props.opened);
  const removeScrollProps = useStillPage(props.opened);
  return (
    <LibraryModal {...props} removeScrollProps={removeScrollProps}>
      <div ref={props.opened ? markFirstField : undefined} className={classes.content}>
        {children}
      </div>
    </LibraryModal>
  );
}

/**
 * Marks the first field each time the dialog opens, even if it is still closing, because its form may have changed.
 * The library looks for the mark right after this.
 */
function markFirstField(content: HTMLElement | null): void {
  if (!content?.querySelector('[data-autofocus]'))
    content?.querySelector(field)?.setAttribute('data-autofocus', '');
}
