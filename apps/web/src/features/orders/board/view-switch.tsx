import { IconLayoutColumns, IconTable } from '@tabler/icons-react';
import { viewText } from './view-switch.text.ts';
import { chooseOrdersView, useOrdersView } from './orders-view.ts';
import classes from './view-switch.module.css';

const views = [
  { view: 'board', label: viewText.board, icon: IconLayoutColumns },
  { view: 'table', label: viewText.table, icon: IconTable },
] as const;

/** Switches between the board and the table of today's orders. */
export function ViewSwitch() {
  const shown = useOrdersView();
  return (
    <fieldset className={classes.switch} aria-label={viewText.view}>
      {views.map(({ view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          className={classes.choice}
          aria-pressed={view === shown}
          onClick={() => chooseOrdersView(view)}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
          <span className={classes.label}>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
