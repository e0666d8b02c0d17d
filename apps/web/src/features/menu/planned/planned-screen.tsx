import type { PlannedChange } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CalendarDrawing } from '../../../ui/display/drawings/calendar.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { useCategories } from '../categories.queries.ts';
import { BulkEditDialog } from '../many/bulk-edit-dialog.tsx';
import { text } from '../menu.text.ts';
import { describeEdit } from './edit-words.ts';
import { usePlannedChanges, useRemovePlan, useRestorePlan } from './planned.queries.ts';
import classes from './planned.module.css';
import { plannedText as words } from './planned.text.ts';
import { UndoPlan } from './undo-plan.tsx';

/** Planned changes of products, and those that happened recently. */
export function PlannedScreen() {
  return (
    <Page>
      <PageHeader
        title={words.plannedChanges}
        description={words.pageHelp}
        back={<BackArrow to="/dashboard/products" label={text.backToProducts} />}
      />
      <Plans />
    </Page>
  );
}

function Plans() {
  const query = usePlannedChanges();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Panel flush>
        <FailedToLoad title={words.notLoaded} query={query} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Delayed>
        <Skeleton width="100%" height={160} />
      </Delayed>
    );
  }
  const upcoming = data.filter(({ state }) => state === 'PLANNED');
  const past = data.filter(({ state }) => state !== 'PLANNED');
  return (
    <>
      <Panel title={words.upcoming} flush>
        {upcoming.length === 0 ? (
          <NothingPlanned />
        ) : (
          <List plans={upcoming} name={words.upcoming} />
        )}
      </Panel>
      {past.length === 0 ? null : (
        <Panel title={words.last30Days} flush>
          <List plans={past} name={words.last30Days} />
        </Panel>
      )}
    </>
  );
}

function NothingPlanned() {
  return (
    <EmptyState
      drawing={<CalendarDrawing large />}
      title={words.nothingPlanned}
      description={words.nothingPlannedHelp}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/products" />}>
          {words.toProducts}
        </Button>
      }
    />
  );
}

function List({ plans, name }: { plans: readonly PlannedChange[]; name: string }) {
  return (
    <ul className={classes.list} aria-label={name}>
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function Row({ plan }: { plan: PlannedChange }) {
  const { currency, timeZone, can } = useCurrentStore();
  const { categories = [] } = useCategories();
  const { at, productNames, edit, state, failure, plannedBy, undoable, undoneBy } = plan;
  const categoryName = (id: number) => categories.find((one) => one.id === id)?.name ?? '…';
  return (
    <li className={classes.plan}>
      <p className={classes.time}>{formatInstant(at, timeZone)}</p>
      <div className={classes.words}>
        <p className={classes.products}>{namesOf(productNames)}</p>
        <p>{describeEdit(edit, { currency, timeZone, categoryName }).join(' · ')}</p>
        <p className={classes.about} data-failed={state === 'FAILED' ? '' : undefined}>
          {state === 'FAILED' ? words.failed(failure) : null}
          {state === 'APPLIED' ? `${words.applied} · ` : null}
          {state === 'FAILED' ? null : words.plannedBy(plannedBy)}
          {undoneBy === null ? null : ` · ${words.undoneBy(undoneBy)}`}
        </p>
      </div>
      {state === 'PLANNED' && can('menu:write') ? <Actions plan={plan} /> : null}
      {undoable && can('menu:write') ? <UndoPlan plan={plan} /> : null}
    </li>
  );
}

/** Maximum number of product names in a row. */
const maxNamed = 3;

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return words.noneOnMenu;
  const first = names.slice(0, maxNamed).join(', ');
  return names.length > maxNamed ? words.more(first, names.length - maxNamed) : first;
}

function Actions({ plan }: { plan: PlannedChange }) {
  const { timeZone } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  const { remove } = useRemoval(useRemovePlan(), useRestorePlan(), removalWords);
  return (
    <>
      <RowMenu label={words.actionsFor(formatInstant(plan.at, timeZone))}>
        <RowMenuItem icon={<IconPencil {...look} />} onClick={() => setEditing(true)}>
          {words.change}
        </RowMenuItem>
        <RowMenuItem danger icon={<IconTrash {...look} />} onClick={() => remove(plan)}>
          {words.cancel}
        </RowMenuItem>
      </RowMenu>
      {editing ? (
        <BulkEditDialog
          opened
          ids={plan.productIds}
          plan={plan}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const removalWords: RemovalWords<PlannedChange> = {
  removed: () => words.cancelled,
  notRemoved: () => words.notCancelled,
  restored: () => words.restored,
  notRestored: () => words.notRestored,
};
