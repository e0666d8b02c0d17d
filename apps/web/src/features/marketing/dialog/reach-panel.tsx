import {
  composeSms,
  costOfParts,
  formatPartPrice,
  isUnsendable,
  measureSms,
  skipWord,
  type RecipientsCheck,
} from '@counter/contract/marketing';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { count, countOf } from '../campaign-words.tsx';
import classes from '../marketing.module.css';
import { useRecipients } from '../marketing.queries.ts';
import { writtenSchedule } from './campaign-values.ts';
import { ConsentForm } from './consent-form.tsx';
import { writeNumber } from './read-number.ts';
import type { CampaignForm } from './use-campaign-form.ts';

const typingPause = 300;
const mostListed = 50;

/** Whom the campaign would reach and what that costs, whom not and why, before anything is sent. */
export function ReachPanel({ form: { control } }: { form: CampaignForm }) {
  const [contacts, segments, when, scheduleAt] = useWatch({
    control,
    name: ['contacts', 'segments', 'when', 'scheduleAt'],
  });
  const wanted = { contacts, segments, scheduleAt: writtenSchedule({ when, scheduleAt }) };
  const [asked] = useDebouncedValue(wanted, typingPause);
  const { data, error, isPlaceholderData } = useRecipients(asked);
  if (contacts.length + segments.length === 0) return null;
  if (error) {
    return (
      <p className={classes.reach} role="alert">
        Nobody knows yet whom this reaches. {explainFailure(error)}
      </p>
    );
  }
  if (!data) return null;
  return (
    <section aria-label="Who gets it" aria-busy={isPlaceholderData} className={classes.reach}>
      <Sum control={control} check={data} />
      <Left check={data} />
    </section>
  );
}

function Sum({ control, check }: Pick<CampaignForm, 'control'> & { check: RecipientsCheck }) {
  const { name, currency } = useCurrentStore();
  const message = useWatch({ control, name: 'message' });
  const { parts } = measureSms(composeSms(name, message));
  const { total, sendable, delayed, partPrice } = check;
  const cost = formatMoney(costOfParts(sendable * parts, partPrice), currency);
  return (
    <output>
      <span className={classes.sum}>
        {count(sendable)} of {countOf(total, 'contact')} get it, for {cost} of what you are owed
      </span>
      <span className={classes.meta}>
        {countOf(sendable, 'message')} of {countOf(parts, 'part')} at{' '}
        {formatPartPrice(partPrice, currency)}
        {delayed > 0 ? ` · ${count(delayed)} when it is 8:00 where they are` : ''}
      </span>
    </output>
  );
}

function Left({ check }: { check: RecipientsCheck }) {
  const { undialable, foreign, noConsent, optedOut, blocked } = check;
  const [recording, setRecording] = useState(false);
  const groups = [
    { reason: 'UNDIALABLE', phones: undialable },
    { reason: 'COUNTRY', phones: foreign },
    { reason: 'NO_CONSENT', phones: noConsent },
    { reason: 'OPTED_OUT', phones: optedOut },
    { reason: 'BLOCKED', phones: blocked },
  ] as const;
  const some = groups.filter(({ phones }) => phones.length > 0);
  if (some.length === 0) return null;
  return (
    <>
      <ul>
        {some.map(({ reason, phones }) => (
          <li key={reason}>
            <strong>
              {count(phones.length)} {isUnsendable(reason) ? 'cannot be sent' : 'not sent to'}:
            </strong>{' '}
            {skipWord(reason)}
            <div className={classes.numbers}>{listed(phones)}</div>
          </li>
        ))}
      </ul>
      {noConsent.length > 0 && !recording ? (
        <div>
          <Button variant="default" onClick={() => setRecording(true)}>
            Record their consent
          </Button>
        </div>
      ) : null}
      {recording && noConsent.length > 0 ? (
        <ConsentForm phones={noConsent} onDone={() => setRecording(false)} />
      ) : null}
    </>
  );
}

function listed(phones: readonly string[]): string {
  const named = phones.slice(0, mostListed).map(writeNumber).join(', ');
  const more = phones.length - mostListed;
  return more > 0 ? `${named} and ${count(more)} more` : named;
}
