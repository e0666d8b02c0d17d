import type { DeliveryMethod } from '@counter/contract/orders';
import type { OrderTimes, PublicStore } from '@counter/contract/storefront';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Pills } from './pills.tsx';
import classes from './time-dialog.module.css';
import { useOrderTimes } from './use-order-times.ts';
import { text } from './ways.text.ts';

interface TimeDialogProps {
  store: PublicStore;
  method: DeliveryMethod;
  scheduledAt: string | null;
  onChange: (scheduledAt: string | null) => void;
  onClose: () => void;
}

const now = 'now';

/** Asks for the time of an order: as soon as possible, or one of the store's times. */
export function TimeDialog({ store, method, scheduledAt, onChange, onClose }: TimeDialogProps) {
  const { times, failure, again } = useOrderTimes(store.storeUrl, method);
  return (
    <Dialog title={text.when} onClose={onClose}>
      <div className={classes.contents}>
        <Pills
          label={text.now}
          pills={[{ value: now, label: times?.now === false ? text.closedNow : text.soon }]}
          chosen={scheduledAt ?? now}
          look="one"
          onChoose={() => onChange(null)}
        />
        <h3 className={classes.title}>{text.scheduleForLater}</h3>
        {failure === '' ? (
          <Later times={times} scheduledAt={scheduledAt} onChange={onChange} />
        ) : (
          <div role="alert" className={classes.failure}>
            <p>{failure}</p>
            <Button onClick={again}>{text.tryAgain}</Button>
          </div>
        )}
      </div>
      <footer className={classes.footer}>
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </footer>
    </Dialog>
  );
}

interface LaterProps {
  times: OrderTimes | undefined;
  scheduledAt: string | null;
  onChange: (scheduledAt: string) => void;
}

function Later({ times, scheduledAt, onChange }: LaterProps) {
  const [opened, setOpened] = useState<string>();
  if (!times) return <output className={classes.loading}>{text.loadingTimes}</output>;
  const { days } = times;
  const day =
    days.find((one) => one.day === opened) ??
    days.find((one) => one.times.some(({ at }) => at === scheduledAt)) ??
    days[0];
  if (!day) return <p className={classes.none}>{text.noTimes}</p>;
  return (
    <>
      <Pills
        label={text.day}
        pills={days.map(({ day: value, label }) => ({ value, label }))}
        chosen={day.day}
        look="days"
        onChoose={setOpened}
      />
      <Pills
        label={text.time}
        pills={day.times.map(({ at: value, label }) => ({ value, label }))}
        chosen={scheduledAt}
        look="times"
        onChoose={onChange}
      />
    </>
  );
}
