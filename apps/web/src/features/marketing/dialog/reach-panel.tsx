import {
  composeSms,
  costOfParts,
  formatPartPrice,
  isUnsendable,
  measureSms,
  skipWord,
  type RecipientsCheck,
} from '@counter/contract/marketing';
import { countOf, formatCount, formatMoney, sendingHours } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { formatHour } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../marketing.module.css';
import { useRecipients } from '../marketing.queries.ts';
import { writtenSchedule } from './campaign-values.ts';
import { ConsentForm } from './consent-form.tsx';
import { writeNumber } from './read-number.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { text } from '../marketing.text.ts';

const typingPause = 300;
const maxListed = 50;

/** Loads the recipients of the current input. */
function useReach(control: CampaignForm['control']) {
  const [contacts, segments, when, scheduleAt] = useWatch({
    control,
    name: ['contacts', 'segments', 'when', 'scheduleAt'],
  });
  const wanted = { contacts, segments, scheduleAt: writtenSchedule({ when, scheduleAt }) };
  const [asked] = useDebouncedValue(wanted, typingPause);
  const query = useRecipients(asked);
  return { query, empty: contacts.length + segments.length === 0 };
}

/** Summarizes recipients and cost. */
export function ReachSummary({ form: { control } }: { form: CampaignForm }) {
  const { currency } = useCurrentStore();
  const parts = useParts(control);
  const { query, empty } = useReach(control);
  const { data } = query;
  if (empty || !data) return null;
  return (
    <p>
      {text.dialog.peopleAndCost(
        countOf(data.sendable, 'person', 'people'),
        formatMoney(costOfParts(data.sendable * parts, data.partPrice), currency),
      )}
    </p>
  );
}

function useParts(control: CampaignForm['control']): number {
  const { name } = useCurrentStore();
  const message = useWatch({ control, name: 'message' });
  return measureSms(composeSms(name, message)).parts;
}

/** Shows the recipients, the cost and the skipped contacts before anything is sent. */
export function ReachPanel({ form: { control } }: { form: CampaignForm }) {
  const { query, empty } = useReach(control);
  const { data, error, isPlaceholderData } = query;
  if (empty) return null;
  if (error) {
    return (
      <p className={classes.reach} role="alert">
        {text.dialog.recipientsNotChecked(explainFailure(error))}
      </p>
    );
  }
  if (!data) return null;
  return (
    <section
      aria-label={text.dialog.recipients}
      aria-busy={isPlaceholderData}
      className={classes.reach}
    >
      <Sum control={control} check={data} />
      <Left check={data} />
    </section>
  );
}

function Sum({ control, check }: Pick<CampaignForm, 'control'> & { check: RecipientsCheck }) {
  const { currency } = useCurrentStore();
  const parts = useParts(control);
  const { total, sendable, delayed, partPrice } = check;
  const cost = formatMoney(costOfParts(sendable * parts, partPrice), currency);
  return (
    <output>
      <span className={classes.sum}>
        {text.dialog.reachSummary(
          formatCount(sendable),
          countOf(total, 'contact', 'contacts'),
          cost,
        )}
      </span>
      <span className={classes.meta}>
        {text.dialog.textsAtPrice(
          countOf(sendable, 'message', 'messages'),
          countOf(parts, 'part', 'parts'),
          formatPartPrice(partPrice, currency),
        )}
        {delayed > 0
          ? text.dialog.sentLaterHint(formatCount(delayed), formatHour(sendingHours.from))
          : ''}
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
              {formatCount(phones.length)}{' '}
              {isUnsendable(reason) ? text.dialog.cannotTextLabel : text.dialog.notSentLabel}:
            </strong>{' '}
            {skipWord(reason)}
            <div className={classes.numbers}>{listed(phones)}</div>
          </li>
        ))}
      </ul>
      {noConsent.length > 0 && !recording ? (
        <div>
          <Button variant="default" onClick={() => setRecording(true)}>
            {text.dialog.recordTheirConsent}
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
  const named = phones.slice(0, maxListed).map(writeNumber).join(', ');
  const more = phones.length - maxListed;
  return more > 0 ? text.dialog.andMore(named, formatCount(more)) : named;
}
