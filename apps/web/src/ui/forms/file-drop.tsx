import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './file-drop.module.css';
import { useFileDrop } from './picture-field/incoming-files.ts';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';

export interface FileDropProps {
  /** The instruction: "Choose a CSV file"; "or drop it here" follows. */
  label: string;
  /** The name of the currently chosen file. */
  file?: string | undefined;
  /** The accepted types, as in an input's `accept` attribute. */
  accept: string;
  /** The accepted files and their purpose. */
  rules: ReactNode;
  /** Replaces the label while a file is being processed. */
  progress?: ReactNode;
  /** True for the first field of a dialog, which gets the focus. */
  first?: boolean;
  onFile: (file: File) => void;
}

/** A file chooser that also accepts dropped files. */
export function FileDrop(props: FileDropProps) {
  const { label, file, accept, rules, progress, first = false, onFile } = props;
  const take = ([one]: readonly File[]): void => {
    if (one) onFile(one);
  };
  const { over, handlers } = useFileDrop(take);
  const id = useId();
  return (
    <>
      <div className={classes.source} data-over={over || undefined} {...handlers}>
        <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />
        {file && !progress ? <output className={classes.file}>{file}</output> : null}
        {progress ? (
          <output>{progress}</output>
        ) : (
          <label htmlFor={id}>
            {over ? (
              uiText.dropItHere
            ) : (
              <>{formsText.orDropItHere(<strong className={classes.choose}>{label}</strong>)}</>
            )}
          </label>
        )}
        <input
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          data-autofocus={first || undefined}
          disabled={Boolean(progress)}
          {...(progress ? { 'aria-label': label } : {})}
          aria-describedby={`${id}-rules`}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Lets the person choose the same file again after fixing it.
            currentTarget.value = '';
          }}
        />
      </div>
      <p id={`${id}-rules`} className={classes.rules}>
        {rules}
      </p>
    </>
  );
}
