import type { DeliveryMethod } from '@counter/contract/orders';
import { clockTime } from '@counter/contract/shared';
import type { OrderTimes, PublicStore } from '@counter/contract/storefront';
import { useId } from 'react';
import { Choice } from '../ui/choice.tsx';
import fieldClasses from '../ui/field.module.css';
import classes from './checkout.module.css';
import { firstTimeOf } from './first-time.ts';
import { useOrderTimes } from './use-order-times.ts';
import { text } from './checkout.text.ts';

interface TimeChoiceProps {
  store: PublicStore;
  method: DeliveryMethod;
  readyAt: string | undefined;
  scheduledAt: string | null;
  onChange: (scheduledAt: string | null) => void;
}

/** The choice of the time: as soon as possible, or one of the store's times. */
export function TimeChoice({ store, method, readyAt, scheduledAt, onChange }: TimeChoiceProps) {
  const { times, failure } = useOrderTimes(store.storeUrl, method);
  const first = times && firstTimeOf(times);
  const soon = readyAt && times?.now && scheduledAt === null ? new Date(readyAt) : undefined;
  return (
    <section className={classes.card} aria-labelledby="when">
      <h2 id="when">{text.when}</h2>
      <div role="radiogroup" aria-labelledby="when" className={classes.choices}>
        <Choice
          name="when"
          label={text.asSoonAsPossible}
          hint={hintFor(times, soon && clockTime(soon, store))}
          checked={scheduledAt === null}
          onChoose={() => onChange(null)}
        />
        <Choice
          name="when"
          label={text.later}
          hint={times && !first ? text.noTimesToChooseFrom : text.chooseDayAndTime}
          checked={scheduledAt !== null}
          disabled={!first}
          onChoose={() => onChange(first ?? null)}
        />
      </div>
      {failure === '' ? null : <p className={classes.problem}>{failure}</p>}
      {times && scheduledAt !== null ? (
        <Schedule times={times} scheduledAt={scheduledAt} onChange={onChange} />
      ) : null}
    </section>
  );
}

function hintFor(times: OrderTimes | undefined, soon: string | undefined): string {
  if (times && !times.now) return text.notNow;
  return soon ? text.readyAbout(soon) : text.atOnce;
}

interface ScheduleProps {
  times: OrderTimes;
  scheduledAt: string;
  onChange: (scheduledAt: string) => void;
}

function Schedule({ times: { days }, scheduledAt, onChange }: ScheduleProps) {
  const id = useId();
  const chosen = days.find(({ times }) => times.some(({ at }) => at === scheduledAt)) ?? days[0];
  if (!chosen) return null;
  return (
    <div className={classes.pair}>
      <div className={fieldClasses.field}>
        <label htmlFor={`${id}-day`}>{text.day}</label>
        <select
          id={`${id}-day`}
          className={fieldClasses.input}
          value={chosen.day}
          onChange={({ target }) => {
            const day = days.find((one) => one.day === target.value);
            onChange(day?.times[0]?.at ?? scheduledAt);
          }}
        >
          {days.map(({ day, label }) => (
            <option key={day} value={day}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={fieldClasses.field}>
        <label htmlFor={`${id}-time`}>{text.time}</label>
        <select
          id={`${id}-time`}
          className={fieldClasses.input}
          value={scheduledAt}
          onChange={({ target }) => onChange(target.value)}
        >
          {chosen.times.map(({ at, label }) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
