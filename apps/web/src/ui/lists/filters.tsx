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
  /** The values of the choices. */
  set?: readonly unknown[];
  /** On a phone, what leads back to the list: "Show orders". */
  done?: string;
  /** The search field, which is always in sight. */
  search?: SearchFieldProps;
  /** The days of the list, which are always in sight. */
  days?: ReactNode;
  /** The views of the list and its columns, which are always in sight. */
  views?: ReactNode;
  /** The choices; absent for a list without any. */
  children?: ReactNode;
}

/** The filters above a list; on phones the choices are in a sheet. Nothing where a list has none of all that. */
export function Filters({ set = [], done, search, days, views, children }: FiltersProps) {
  const phone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const count = set.filter(Boolean).length;
  const sheet = phone && Boolean(children);
  if (!children && !days && !views && !search) return null;
  const fields =
    children || (days && !phone) ? (
      <div className={classes.fields}>
        {phone ? null : days}
        {children}
      </div>
    ) : null;
  return (
    <div className={classes.bar} data-print="omit">
      {phone ? days : fields}
      {sheet ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {count === 0 ? uiText.filters : listsText.filtersButton(count)}
        </Button>
      ) : null}
      {views}
      {search ? (
        <div className={classes.search}>
          <SearchField {...search} />
        </div>
      ) : null}
      {sheet ? (
        <SideDrawer
          opened={opened}
          onClose={() => setOpened(false)}
          title={uiText.filters}
          footer={<Button onClick={() => setOpened(false)}>{done}</Button>}
        >
          {fields}
        </SideDrawer>
      ) : null}
    </div>
  );
}

export interface FilterChoiceProps<Value extends string> {
  label: string;
  /** The label of the empty choice: "All statuses". */
  all: string;
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value | undefined) => void;
}

/** One of a few choices, or all of them. */
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
