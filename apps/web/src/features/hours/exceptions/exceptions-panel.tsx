import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { HoursException } from '@counter/contract/store';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { HoursSearch } from '../hours-search.ts';
import { describeDay, describeDays, describeWay } from '../hours-words.ts';
import classes from '../hours.module.css';
import { ExceptionDialog } from './exception-dialog.tsx';
import { useRemove } from './use-remove.ts';

interface ExceptionsPanelProps {
  exceptions: readonly HoursException[];
  /** The one that the address opens. */
  opened: HoursSearch['exception'];
  onOpen: (exception: HoursSearch['exception']) => void;
}

/** Days that differ from the week: holidays, inventory, a late night. */
export function ExceptionsPanel({ exceptions, opened, onOpen }: ExceptionsPanelProps) {
  const { can } = useCurrentStore();
  const exception = exceptions.find(({ id }) => id === opened);
  return (
    <Panel
      title="Exceptions"
      description="Days that differ from the week. They replace what begins on them: a night that began the day before still runs to its end."
      actions={
        can('hours:write') ? (
          <Button variant="default" leftSection={addIcon} onClick={() => onOpen('new')}>
            Add exception
          </Button>
        ) : null
      }
      flush
    >
      {exceptions.length === 0 ? (
        <EmptyState
          title="No exceptions ahead"
          description="Holidays, inventory or a late night: add the days on which the store is closed or has other hours."
        />
      ) : (
        <ul className={classes.exceptions} aria-label="Exceptions">
          {exceptions.map((one) => (
            <Row key={one.id} exception={one} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {can('hours:write') && (opened === 'new' || exception) ? (
        <ExceptionDialog exception={exception} onClose={() => onOpen(undefined)} />
      ) : null}
    </Panel>
  );
}

interface RowProps {
  exception: HoursException;
  onOpen: ExceptionsPanelProps['onOpen'];
}

function Row({ exception, onOpen }: RowProps) {
  const { can } = useCurrentStore();
  const remove = useRemove();
  const { id, name, way, stretches } = exception;
  const hours = stretches.length === 0 ? 'Closed all day' : describeDay(stretches);
  return (
    <li className={classes.exception}>
      <div className={classes.deed}>
        <p className={classes.name}>{name}</p>
        <p className={classes.muted}>{describeDays(exception)}</p>
      </div>
      <p className={classes.exceptionHours}>
        {hours}
        {way === null ? null : <span className={classes.muted}> · {describeWay(way)} only</span>}
      </p>
      {can('hours:write') ? (
        <div className={classes.rowActions}>
          <IconButton label={`Change ${name}`} onClick={() => onOpen(id)}>
            <IconPencil size={20} stroke={1.75} />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={() => remove(exception)}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}
