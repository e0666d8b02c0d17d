import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './toast-content.module.css';
import { uiText } from '../ui.text.ts';
import { feedbackText } from './feedback.text.ts';
import { TimeLeftBar } from './time-left-bar.tsx';

const shortly = 4000;
const longEnoughToAct = 10_000;
let shown = 0;

/** See `toastSuccess`. */
export function showSuccess(message: string, undo?: () => void, about?: string): void {
  const time = undo ? longEnoughToAct : shortly;
  const action = undo && { label: feedbackText.undo, run: undo };
  replace(about);
  show(message, 'teal', { time, action, group: about });
}

/** See `toastFailure`. */
export function showFailure(message: string, retry?: () => void, about?: string): void {
  const action = retry && { label: uiText.tryAgain, run: retry };
  replace(about);
  show(message, 'red', { time: false, action, group: about });
}

/** See `toastConflict`. */
export function showConflict(message: string, about: string): void {
  replace(about);
  show(message, 'red', { time: longEnoughToAct, group: about });
}

/** The current toast id per subject, so that a later toast can replace it. */
const toasts = new Map<string, string>();

function replace(about: string | undefined): void {
  const id = about === undefined ? undefined : toasts.get(about);
  if (id !== undefined) notifications.hide(id);
}

interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastOptions {
  /** In milliseconds; false keeps it open until it is closed. */
  time: number | false;
  action?: ToastAction | undefined;
  /** The subject of the toast. */
  group?: string | undefined;
}

function nextId(): string {
  shown += 1;
  return `toast-${shown}`;
}

/** Shows a toast with its own timer, because the library's timer stops while the pointer is over the toast. */
function show(message: string, color: string, { time, action, group }: ToastOptions): void {
  const id = nextId();
  if (group !== undefined) toasts.set(group, id);
  notifications.show({
    id,
    color,
    autoClose: false,
    message: action ? (
      <Actionable id={id} message={message} action={action} time={time} />
    ) : (
      message
    ),
    role: color === 'red' ? 'alert' : 'status',
    classNames: { root: classes.toast, description: classes.message },
  });
  if (time !== false) setTimeout(() => notifications.hide(id), time);
}

interface ActionableProps {
  id: string;
  message: string;
  action: ToastAction;
  /** The time the action is offered, in milliseconds; false for no limit. */
  time: number | false;
}

function Actionable({ id, message, action, time }: ActionableProps) {
  const run = () => {
    notifications.hide(id);
    action.run();
  };
  return (
    <span className={classes.line}>
      <span className={classes.words}>{message}</span>
      {time === false ? null : <TimeLeftBar time={time} />}
      <Button variant="default" size="xs" onClick={run}>
        {action.label}
      </Button>
    </span>
  );
}
