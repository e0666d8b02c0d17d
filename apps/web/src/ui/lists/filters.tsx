import { Button, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './filters.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { SideDrawer } from '../overlays/side-drawer.tsx';
import { useIsPhone } from '../browser/use-is-phone.ts';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface FiltersProps {
  /** The values of the filters. Those that are set count as active. */
  set?: readonly unknown[];
  /** The label of the phone's button back to the list: "Show orders". */
  done?: string;
  /** The search field, always visible. */
  search?: SearchFieldProps;
  /** The list's date range. */
  days?: ReactNode;
  /** True if the date range isn't the list's default. */
  daysChosen?: boolean;
  /** The saved views and the column settings. */
  views?: ReactNode;
  /** The filters; omit for a list without any. */
  children?: ReactNode;
}

/**
 * The filters above a list. On a phone only the search or else the date range is visible, and a button opens the
 * rest.
 */
export function Filters(props: FiltersProps) {
  const { search, days, views, children } = props;
  const phone = useIsPhone();
  if (!children && !days && !views && !search) return null;
  return (
    <div className={classes.bar} data-print="omit">
      {phone ? <OneRow {...props} /> : <AllParts {...props} />}
    </div>
  );
}

function AllParts({ search, days, views, children }: FiltersProps) {
  return (
    <>
      {children || days ? (
        <div className={classes.fields}>
          {days}
          {children}
        </div>
      ) : null}
      {views}
      {search ? <Search {...search} /> : null}
    </>
  );
}

/** On a phone: one row with the main filter, and the rest in a sheet. */
function OneRow({
  set = [],
  daysChosen = false,
  done,
  search,
  days,
  views,
  children,
}: FiltersProps) {
  const beside = search ? <Search {...search} /> : (days ?? views);
  const rest = [days, children, views].filter((part) => Boolean(part) && part !== beside);
  const hiddenDays = rest.includes(days) && daysChosen;
  return (
    <>
      {beside}
      {rest.length === 0 ? null : (
        <Sheet count={[...set, hiddenDays].filter(Boolean).length} done={done}>
          {beside === days ? null : days}
          {children}
          {beside === views ? null : views}
        </Sheet>
      )}
    </>
  );
}

function Search(search: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <SearchField {...search} />
    </div>
  );
}

interface SheetProps {
  /** The number of active filters. */
  count: number;
  done: string | undefined;
  children: ReactNode;
}

function Sheet({ count, done = listsText.showList, children }: SheetProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {count === 0 ? uiText.filters : listsText.filtersButton(count)}
      </Button>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={uiText.filters}
        footer={<Button onClick={() => setOpened(false)}>{done}</Button>}
      >
        <div className={classes.fields}>{children}</div>
      </SideDrawer>
    </>
  );
}

export interface FilterChoiceProps<Value extends string> {
  label: string;
  /** The label of the option without a filter: "All statuses". */
  all: string;
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value | undefined) => void;
}

/** A filter with a few options, or all of them. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, all, value, options, onChoose } = props;
  return (
    <NativeSelect
      aria-label={label}
      classNames={{ input: classes.control }}
      data={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChoose(options.find((one) => one.value === currentTarget.value)?.value)
      }
    />
  );
}
