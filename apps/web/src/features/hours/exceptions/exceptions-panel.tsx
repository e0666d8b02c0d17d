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
import { text } from '../hours.text.ts';

interface ExceptionsPanelProps {
  exceptions: readonly HoursException[];
  /** The exception in the address. */
  opened: HoursSearch['exception'];
  onOpen: (exception: HoursSearch['exception']) => void;
}

/** Exceptions from the weekly hours: holidays, inventory, a late night. */
export function ExceptionsPanel({ exceptions, opened, onOpen }: ExceptionsPanelProps) {
  const { can } = useCurrentStore();
  const exception = exceptions.find(({ id }) => id === opened);
  return (
    <Panel
      title={text.exceptions.exceptions}
      description={text.exceptions.exceptionsHelp}
      actions={
        can('hours:write') ? (
          <Button variant="default" leftSection={addIcon} onClick={() => onOpen('new')}>
            {text.exceptions.addException}
          </Button>
        ) : null
      }
      flush
    >
      {exceptions.length === 0 ? (
        <EmptyState
          title={text.exceptions.noExceptionsAhead}
          description={text.exceptions.noExceptionsHelp}
        />
      ) : (
        <ul className={classes.exceptions} aria-label={text.exceptions.exceptions}>
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
  const hours = stretches.length === 0 ? text.exceptions.closedAllDay : describeDay(stretches);
  return (
    <li className={classes.exception}>
      <div className={classes.action}>
        <p className={classes.name}>{name}</p>
        <p className={classes.muted}>{describeDays(exception)}</p>
      </div>
      <p className={classes.exceptionHours}>
        {hours}
        {way === null ? null : (
          <span className={classes.muted}>{text.exceptions.only(describeWay(way))}</span>
        )}
      </p>
      {can('hours:write') ? (
        <div className={classes.rowActions}>
          <IconButton label={text.exceptions.change(name)} onClick={() => onOpen(id)}>
            <IconPencil size={20} stroke={1.75} />
          </IconButton>
          <IconButton label={text.remove(name)} onClick={() => remove(exception)}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}
