import { mailedFiles } from '@counter/contract/notifications';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { fileLabels } from './file-labels.ts';
import type { MailsControl } from './mails-form.ts';
import classes from './mails.module.css';
import { text } from './mails.text.ts';

/** The attached file formats; at least one is required. */
export function FilesField({ control }: { control: MailsControl }) {
  const { field, fieldState } = useController({ control, name: 'files' });
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{text.files}</legend>
      <div className={classes.files}>
        {mailedFiles.map((file, at) => (
          <Checkbox
            key={file}
            ref={at === 0 ? field.ref : undefined}
            label={fileLabels[file]}
            checked={field.value.includes(file)}
            onChange={({ currentTarget: { checked } }) =>
              field.onChange(
                mailedFiles.filter((one) => (one === file ? checked : field.value.includes(one))),
              )
            }
            onBlur={field.onBlur}
            classNames={{ body: classes.file, label: classes.word, input: classes.box }}
          />
        ))}
      </div>
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
