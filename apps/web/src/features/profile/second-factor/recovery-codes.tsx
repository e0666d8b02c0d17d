import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/files/download.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { FormActions } from '../../../ui/forms/form.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import classes from './second-factor.module.css';
import { text as sentences } from '../profile.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called after the person confirms that the codes are saved. */
  onKept: () => void;
}

/** Shows the recovery codes, which are only shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={classes.step}>
      <div>
        <h3 ref={title} tabIndex={-1} className={classes.title}>
          {sentences.secondFactor.keepCodesTitle}
        </h3>
        <p className={classes.text}>{sentences.secondFactor.keepCodesHelp}</p>
      </div>
      <ul className={classes.codes} aria-label={sentences.secondFactor.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.tools}>
        <CopyButton text={text} toast={sentences.secondFactor.codesCopiedToast}>
          {sentences.secondFactor.copy}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() =>
            saveFile('counter-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {sentences.secondFactor.download}
        </Button>
      </div>
      <FormActions>
        <Button onClick={onKept}>{sentences.secondFactor.iveSavedThem}</Button>
      </FormActions>
      <UnsavedChanges
        dirty
        title={sentences.secondFactor.leaveTitle}
        leave={sentences.secondFactor.leave}
        stay={uiText.goBack}
      >
        {sentences.secondFactor.leaveWarning}
      </UnsavedChanges>
    </div>
  );
}
