import { Modal as LibraryModal, type ModalProps } from '@mantine/core';
import classes from './modal.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useStillPage } from './use-still-page.ts';

/** The first field to focus; of radio buttons the checked one. */
const field =
  'form :is(input:not([type=file], [type=hidden], [type=radio]:not(:checked)), select, textarea):enabled';

/**
 * A dialog over the screen, which leaves the focus where it found it. What has the focus at first is its
 * `data-autofocus`, else the first field of its form, else whatever comes first.
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
 * Marks the first field each time the dialog opens, also while it still closes: its form may be another one
 * by then. The library looks for the mark right after this.
 */
function markFirstField(content: HTMLElement | null): void {
  if (!content?.querySelector('[data-autofocus]'))
    content?.querySelector(field)?.setAttribute('data-autofocus', '');
}
