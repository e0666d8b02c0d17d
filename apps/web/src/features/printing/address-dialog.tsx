import { Button } from '@mantine/core';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import classes from './printing.module.css';
import { text } from './printing.text.ts';

/** A printer's new address. */
export type KnownAddress = { readonly name: string; readonly address: string };

interface AddressDialogProps {
  known: KnownAddress | undefined;
  onClose: () => void;
}

/** Shows the address to enter on a printer, once. */
export function AddressDialog({ known, onClose }: AddressDialogProps) {
  return (
    <Modal
      opened={known !== undefined}
      onClose={onClose}
      title={known ? text.addressTitle(known.name) : null}
    >
      {known ? (
        <div className={classes.address}>
          <p>{text.addressSteps}</p>
          <code className={classes.code} aria-label={text.serverAddress}>
            {known.address}
          </code>
          <Notice tone="info">{text.addressOnce}</Notice>
          <div className={classes.actions}>
            <CopyButton text={known.address} toast={text.addressCopied}>
              {text.copyAddress}
            </CopyButton>
            <Button onClick={onClose}>{text.done}</Button>
          </div>
        </div>
      ) : null}
    </Modal>
  );
}
