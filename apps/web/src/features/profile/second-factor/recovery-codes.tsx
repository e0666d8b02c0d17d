import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/download.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { FormActions } from '../../../ui/forms/form.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from './second-factor.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** The person says that the codes are kept. */
  onKept: () => void;
}

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={classes.step}>
      <div>
        <h3 ref={title} tabIndex={-1} className={classes.title}>
          Keep these recovery codes
        </h3>
        <p className={classes.text}>
          Each one stands in for your second factor once, when your phone or passkey isn’t at hand.
          They’re shown only now: keep them where you keep important papers.
        </p>
      </div>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.tools}>
        <CopyButton text={text} told="The recovery codes are copied.">
          Copy
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() =>
            saveFile('counter-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          Download
        </Button>
      </div>
      <FormActions>
        <Button onClick={onKept}>I have kept them</Button>
      </FormActions>
      <UnsavedChanges dirty title="Leave without your recovery codes?" leave="Leave" stay="Go back">
        They’re shown only now. Without them, losing your phone or passkey locks you out for days.
      </UnsavedChanges>
    </div>
  );
}
