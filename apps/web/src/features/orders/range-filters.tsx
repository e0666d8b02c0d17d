import { Button, NativeSelect } from '@mantine/core';
import {
  deliveryMethods,
  finishedStatuses,
  orderStatuses,
  orderStatusLabel,
  deliveryMethodLabel,
} from '@counter/contract/orders';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { OrderSearchField } from './order-search-field.tsx';

import { useOrdersAddress } from './orders-address.tsx';
import { ordersSearch } from './orders-search.ts';
import { rangeOf } from './orders-range.ts';
import classes from './orders.module.css';

type Kind = 'scheduled' | 'history';

/** Days, search, status and method of a list; on a phone all but the search are in a sheet. */
export function RangeFilters({ kind }: { kind: Kind }) {
  const phone = useIsPhone();
  return (
    <div className={classes.toolbar}>
      {phone ? <FilterSheet kind={kind} /> : <FilterFields kind={kind} />}
      <OrderSearchField />
    </div>
  );
}

function FilterSheet({ kind }: { kind: Kind }) {
  const { search } = useOrdersAddress();
  const [opened, setOpened] = useState(false);
  const set = [search.from ?? search.to, search.status, search.method].filter(Boolean).length;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title="Filters"
        footer={<Button onClick={() => setOpened(false)}>Show orders</Button>}
      >
        <FilterFields kind={kind} />
      </SideDrawer>
    </>
  );
}

const methods = deliveryMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));
const statuses = {
  scheduled: orderStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
  history: finishedStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
};

function FilterFields({ kind }: { kind: Kind }) {
  const { search, update } = useOrdersAddress();
  const { timeZone } = useCurrentStore();
  const { start, end, today } = rangeOf(search, timeZone);
  return (
    <div className={classes.filters}>
      <div className={classes.dates}>
        <DateRange
          start={start}
          end={end}
          max={today}
          onChange={(range) =>
            update({ from: range.start ?? undefined, to: range.end ?? undefined })
          }
        />
      </div>
      <Choice
        label="Status"
        all="All statuses"
        value={search.status}
        options={statuses[kind]}
        onChoose={(status) => update({ status: ordersSearch.shape.status.parse(status) })}
      />
      <Choice
        label="Method"
        all="All methods"
        value={search.method}
        options={methods}
        onChoose={(method) => update({ method: ordersSearch.shape.method.parse(method) })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Chooses nothing. */
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      classNames={{ input: classes.control }}
      data={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
