import {
  composeSms,
  foreignCharacters,
  maxMessageLength,
  measureSms,
  type SentTest,
} from '@counter/contract/marketing';
import { countOf, sendingHours } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { formatHour } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../marketing.module.css';
import { useTestMessage } from '../marketing.queries.ts';
import { ProveNumber } from './prove-number.tsx';
import { writeNumber } from './read-number.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { text as sentences } from '../marketing.text.ts';

/** The text of a campaign, with its length and a phone preview. */
export function MessageField({ form: { control } }: { form: CampaignForm }) {
  const { name } = useCurrentStore();
  const message = useWatch({ control, name: 'message' });
  const text = composeSms(name, message);
  const { encoding, length, parts, left } = measureSms(text);
  const foreign = encoding === 'UCS-2' ? foreignCharacters(text).slice(0, 6) : [];
  return (
    <div>
      <TextareaField
        control={control}
        name="message"
        label={sentences.dialog.message}
        rows={4}
        maxLength={maxMessageLength + 1}
        required
      />
      <p className={classes.under}>
        <span className={classes.count}>
          {sentences.dialog.lengthHint(
            countOf(length, 'character', 'characters'),
            countOf(parts, 'part', 'parts'),
            encoding,
            left,
          )}
        </span>
        {foreign.length > 0 ? (
          <span>{sentences.dialog.morePartsHint(foreign.join(' '))}</span>
        ) : null}
      </p>
      <Preview text={text} message={message} />
    </div>
  );
}

function Preview({ text, message }: { text: string; message: string }) {
  const { mutate, isPending } = useTestMessage();
  const [proving, setProving] = useState(false);
  const test = (): void =>
    mutate(message, {
      onSuccess: ({ data }) => toastSuccess(sentWords(data)),
      onError: (error) => {
        if (error instanceof ApiProblem && error.code === 'PHONE_NOT_PROVEN') setProving(true);
        else toastFailure(sentences.dialog.testNotSentToast(explainFailure(error)));
      },
    });
  const isEmpty = message.trim() === '';
  return (
    <section aria-label={sentences.dialog.preview} className={classes.phone}>
      <p className={classes.bubble}>{text}</p>
      <div className={classes.under}>
        <span>{sentences.dialog.previewHelp}</span>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isEmpty}
          aria-disabled={isPending}
          onClick={isPending ? undefined : test}
        >
          {sentences.dialog.sendTestToMyself}
        </Button>
      </div>
      {proving ? (
        <ProveNumber
          onProven={() => {
            setProving(false);
            test();
          }}
        />
      ) : null}
    </section>
  );
}

function sentWords({ phone, waits }: SentTest): string {
  const number = writeNumber(phone);
  return waits
    ? sentences.dialog.testLaterToast(number, formatHour(sendingHours.from))
    : sentences.dialog.testSentToast(number);
}
