import { Button } from '../actions/button.tsx';
import type { ReactNode } from 'react';
import classes from './states.module.css';
import { uiText } from '../ui.text.ts';
import { feedbackText } from './feedback.text.ts';

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** A large `Drawing` instead of an icon. */
  drawing?: ReactNode;
  action?: ReactNode;
}

/** An empty list: what will be here, why it is empty, and the next step. */
export function EmptyState({ title, description, icon, drawing, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing ? <div className={classes.drawing}>{drawing}</div> : null}
      {icon ? (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <p className={classes.title}>{title}</p>
      {description ? <p className={classes.description}>{description}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}

type NotFoundProps = {
  onClear: () => void;
  drawing?: ReactNode;
} & (
  | {
      /** Describes the current filters. */
      query: string;
    }
  | {
      query?: never;
      /** True if a date range is the only filter. */
      daysOnly: true;
    }
);

/** An empty search result, with a button to clear the filters. */
export function NotFoundState({ query, onClear, drawing }: NotFoundProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={feedbackText.notFound}
      description={
        query === undefined ? (
          feedbackText.noResultsOnTheseDays
        ) : (
          <>
            {feedbackText.noResultsFoundFor(<strong>"{query}"</strong>, <br />)}
            {feedbackText.noResultsHelp}
          </>
        )
      }
      action={
        <Button variant="default" onClick={onClear}>
          {uiText.clearFilters}
        </Button>
      }
    />
  );
}

export interface FailedStateProps {
  title?: string | undefined;
  /** The cause, as a sentence for the person. */
  cause: string;
  /** Says what isn't lost: "Your changes are still here." */
  kept?: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** A failure shown in place, with a button to retry. */
export function FailedState(props: FailedStateProps) {
  const { title = feedbackText.notLoaded, cause, kept, onRetry, retrying = false } = props;
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title}</p>
      <p className={classes.description}>
        {cause} {kept}
      </p>
      <div className={classes.action}>
        <Button variant="default" aria-disabled={retrying} onClick={retrying ? undefined : onRetry}>
          {retrying ? uiText.tryingAgain : uiText.tryAgain}
        </Button>
      </div>
    </div>
  );
}
