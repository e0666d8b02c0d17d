import { ApiProblem } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchDrawing } from '../../ui/display/drawings/search.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { FailedQuery, failureOf, type FailingQuery } from './failed-query.tsx';
import classes from './detail.module.css';
import { text as sentences } from './operator.text.ts';

interface DetailAbsentProps {
  query: FailingQuery;
  /** The missing thing: "application", "store". */
  what: string;
}

/** Replaces a detail screen while its data loads, does not exist or could not be loaded. */
export function DetailAbsent({ query, what }: DetailAbsentProps) {
  const error = failureOf(query);
  if (!error) return <Loading what={what} />;
  const missing = error instanceof ApiProblem && error.status === 404;
  return (
    <>
      <PageHeader title={capitalize(what)} />
      <Panel>
        {missing ? (
          <EmptyState
            drawing={<SearchDrawing large />}
            title={sentences.notFound(what)}
            description={error.message}
          />
        ) : (
          <FailedQuery title={sentences.notLoaded(what)} query={query} />
        )}
      </Panel>
    </>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading({ what }: { what: string }) {
  return (
    <>
      <PageHeader title={capitalize(what)} />
      <div className={classes.columns} aria-busy>
        {['main', 'side'].map((column) => (
          <Panel key={column}>
            <Delayed>
              <div className={classes.loading}>
                {lines.map((line) => (
                  <Skeleton key={line} height={20} />
                ))}
              </div>
            </Delayed>
          </Panel>
        ))}
      </div>
    </>
  );
}
