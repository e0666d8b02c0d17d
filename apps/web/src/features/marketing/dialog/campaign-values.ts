import type { Segment } from '@counter/contract/customers';
import {
  addContacts,
  campaignRequest,
  dishBlank,
  goalTemplates,
  isAhead,
  scheduledInstant,
  scheduledTooEarly,
  type Campaign,
  type CampaignGoal,
  type CampaignRequest,
} from '@counter/contract/marketing';
import { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { suggestMoment } from '../../../ui/forms/until-choice.ts';
import { draftText, type Draft } from './draft.ts';
import { readNumber } from './read-number.ts';
import { text } from '../marketing.text.ts';

export interface CampaignValues {
  title: string;
  message: string;
  segments: Segment[];
  /** Phone numbers in E.164 format; invalid ones as typed. */
  contacts: string[];
  /** Text that was typed but not yet added. */
  typed: string;
  when: 'NOW' | 'LATER';
  /** Local to the store, `YYYY-MM-DDThh:mm`; only used for `LATER`. */
  scheduleAt: string;
  goal: CampaignGoal | null;
  holdOut: boolean;
}

/** Returns the initial form values: empty, or those of another campaign. */
export function firstValues(
  original: Campaign | undefined,
  contacts: readonly string[],
  timeZone: string,
): CampaignValues {
  return {
    title: original ? titleOfCopy(original.title) : '',
    message: original?.message ?? '',
    segments: [],
    contacts: [...contacts],
    typed: '',
    when: 'NOW',
    scheduleAt: suggestMoment(now(), timeZone),
    goal: original?.goal ?? null,
    holdOut: original?.holdOut ?? false,
  };
}

/** Texts about a quiet evening are sent that afternoon. */
const afternoon = 'T15:00';

/** Returns the form values of a first draft for a goal. */
export function draftValues(draft: Draft, timeZone: string): CampaignValues {
  const { goal, code, quietDay } = draft;
  const { title, segment } = goalTemplates[goal];
  const values = firstValues(undefined, [], timeZone);
  const scheduled =
    goal === 'QUIET_DAY' && quietDay
      ? ({ when: 'LATER', scheduleAt: quietDay + afternoon } as const)
      : {};
  return {
    ...values,
    ...scheduled,
    goal,
    title,
    message: draftText(draft, code),
    segments: [segment],
  };
}

const maxTitleLength = 100;
const copied = text.dialog.copy;

function titleOfCopy(title: string): string {
  return title.slice(0, maxTitleLength - copied.length) + copied;
}

const localMoment = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** Returns the start for the request: empty for now, an invalid text for an incomplete time. */
export function writtenSchedule({
  when,
  scheduleAt,
}: Pick<CampaignValues, 'when' | 'scheduleAt'>): string {
  if (when === 'NOW') return '';
  const [, year, month, date, hours, minutes] = localMoment.exec(scheduleAt) ?? [];
  if (year === undefined) return 'incomplete';
  const hour = Number(hours);
  const twelve = String(((hour + 11) % 12) + 1).padStart(2, '0');
  return `${month}-${date}-${year} ${twelve}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

type Written = Partial<Pick<CampaignRequest, 'message'>>;

type Sent = Partial<Pick<CampaignRequest, 'scheduleAt'>>;

/** Runs even if other fields are invalid, so that the form shows all errors at once. */
const always = { when: () => true };

/** Validates the form as the request it would send. */
export function campaignResolver({ userId, storeId, timeZone }: CurrentStore) {
  const schema = campaignRequest.check(
    z.refine(({ message = '' }: Written) => !message.includes(dishBlank), {
      ...always,
      path: ['message'],
      error: text.dialog.replaceDish,
    }),
    z.refine(
      ({ scheduleAt = '' }: Sent) => {
        const at = scheduledInstant(scheduleAt, timeZone);
        return !at || isAhead(at, new Date(now()));
      },
      { ...always, path: ['scheduleAt'], error: scheduledTooEarly },
    ),
  );
  return resolverFor(schema, ({ typed, when, scheduleAt, ...values }: CampaignValues) => {
    const { numbers, wrong } = addContacts(values.contacts, typed, readNumber);
    const contacts = [...new Set([...numbers, ...wrong])];
    const time = writtenSchedule({ when, scheduleAt });
    return { userId, storeId, ...values, contacts, scheduleAt: time };
  });
}
