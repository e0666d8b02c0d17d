import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import classes from './people.module.css';
import { text } from './people.text.ts';

interface FormShellProps<Person> {
  title: string;
  back: ReactNode;
  /** The kind of person: `employee`. */
  what: string;
  /** Undefined for a new person. */
  id: number | undefined;
  /** The query of the person to edit; its data is null if there is none. */
  query: {
    readonly data: Person | null | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  children: (person: Person | undefined) => ReactNode;
}

/** The screen around a person's form. Loads the person first if it edits one. */
export function FormShell<Person>(props: FormShellProps<Person>) {
  return (
    <Page narrow>
      <PageHeader title={props.title} back={props.back} />
      <Content {...props} />
    </Page>
  );
}

function Content<Person>({ id, what, query, children }: FormShellProps<Person>) {
  const { data, error } = query;
  if (id === undefined) return children(undefined);
  if (data) return children(data);
  if (data === undefined && !error) return <Waiting />;
  return (
    <Panel flush>
      {error ? (
        <FailedState
          title={text.notLoaded(what)}
          cause={explainFailure(error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <EmptyState title={text.notFound(what)} description={text.notFoundHelp(what)} />
      )}
    </Panel>
  );
}

const fields = ['a', 'b', 'c', 'd', 'e'];

function Waiting() {
  return (
    <Delayed>
      <Panel>
        <div className={classes.stack} aria-busy>
          {fields.map((field) => (
            <Skeleton key={field} height={40} />
          ))}
        </div>
      </Panel>
    </Delayed>
  );
}
