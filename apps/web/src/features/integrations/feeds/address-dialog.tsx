import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import classes from '../integrations.module.css';
import { text } from './feeds.text.ts';

/** A feed that was just created or renewed, with its address. */
export interface MadeAddress {
  readonly name: string;
  readonly address: string;
}

interface AddressDialogProps {
  made: MadeAddress | undefined;
  onClose: () => void;
}

/** Shows a feed's address once, with a link that opens it in a calendar program. */
export function AddressDialog({ made, onClose }: AddressDialogProps) {
  return (
    <Modal
      opened={made !== undefined}
      onClose={onClose}
      title={made ? text.addressTitle(made.name) : null}
      centered
    >
      {made ? (
        <div className={classes.fields}>
          <code className={classes.code} aria-label={text.address}>
            {made.address}
          </code>
          <Notice tone="info">{text.addressNow}</Notice>
          <div className={classes.actions}>
            <CopyButton text={made.address} toast={text.copied}>
              {text.copy}
            </CopyButton>
            <Button
              component="a"
              href={webcalOf(made.address)}
              variant="default"
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
            >
              {text.open}
            </Button>
            <Button onClick={onClose}>{text.done}</Button>
          </div>
        </div>
      ) : null}
    </Modal>
  );
}

/** Returns the address with the scheme of calendar programs. */
function webcalOf(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
