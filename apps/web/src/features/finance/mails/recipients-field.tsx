import { maxRecipients } from '@counter/contract/notifications';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { MailsControl } from './mails-form.ts';
import classes from './mails.module.css';
import { text } from './mails.text.ts';

/** The fields for the recipients' addresses. */
export function RecipientsField({ control }: { control: MailsControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'recipients', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'recipients' });
  const error = errors.recipients?.root?.message ?? errors.recipients?.message;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{text.recipients}</legend>
      <ul className={classes.rows}>
        {fields.map(({ key }, place) => (
          <li key={key} className={classes.row}>
            <TextField
              control={control}
              name={`recipients.${place}.email`}
              label={text.emailOf(place + 1)}
              type="email"
              autoComplete="off"
              required
            />
            <div className={classes.rowButton}>
              <IconButton label={text.removeEmail(place + 1)} onClick={() => remove(place)}>
                <IconX size={20} stroke={1.75} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className={classes.error}>
        {error}
      </p>
      {fields.length < maxRecipients ? (
        <Button variant="default" leftSection={addIcon} onClick={() => append({ email: '' })}>
          {text.addEmail}
        </Button>
      ) : null}
      <p className={classes.hint}>{text.recipientsHelp}</p>
    </fieldset>
  );
}
