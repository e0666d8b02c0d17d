import { Button } from '@mantine/core';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import classes from './integrations.module.css';

/** A secret that was just created. */
export interface MadeSecret {
  readonly name: string;
  readonly secret: string;
}

interface SecretWords {
  readonly copyTitle: (name: string) => string;
  readonly copyNow: string;
  /** The secret's name for screen readers. */
  readonly theKey: string;
  readonly copy: string;
  readonly copied: string;
  readonly done: string;
}

interface SecretDialogProps {
  made: MadeSecret | undefined;
  words: SecretWords;
  onClose: () => void;
}

/** Shows a secret, once. */
export function SecretDialog({ made, words, onClose }: SecretDialogProps) {
  return (
    <Modal
      opened={made !== undefined}
      onClose={onClose}
      title={made ? words.copyTitle(made.name) : null}
      centered
    >
      {made ? (
        <div className={classes.fields}>
          <code className={classes.code} aria-label={words.theKey}>
            {made.secret}
          </code>
          <Notice tone="info">{words.copyNow}</Notice>
          <div className={classes.actions}>
            <CopyButton text={made.secret} toast={words.copied}>
              {words.copy}
            </CopyButton>
            <Button onClick={onClose}>{words.done}</Button>
          </div>
        </div>
      ) : null}
    </Modal>
  );
}
