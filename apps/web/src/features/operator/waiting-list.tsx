import type { OperatorOverview } from '@counter/contract/operator';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { text } from './operator.text.ts';
import classes from './overview.module.css';
import { WaitingLink } from './waiting-link.tsx';
import { sortWaiting, type WaitingPlace } from './waiting-places.ts';

const skeletons = [1, 2, 3, 4];

/** The open work, most urgent first; places without any in one line below. */
export function WaitingList({ overview }: { overview: OperatorOverview | undefined }) {
  if (!overview) return <Loading />;
  const { waiting, done } = sortWaiting(overview);
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState title={text.nothingWaits} description={text.newWorkAppearsHere} />
      ) : (
        <ul className={classes.list}>
          {waiting.map((work) => (
            <li key={work.place.name}>
              <WaitingLink {...work} />
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 ? <Done places={done} /> : null}
    </>
  );
}

function Done({ places }: { places: readonly WaitingPlace[] }) {
  return (
    <div className={classes.done}>
      <span>{text.nothingIn}</span>
      <ul aria-label={text.nothingIn} className={classes.doneList}>
        {places.map(({ name, label, link }) => (
          <li key={name}>
            <TextLink {...link}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <ul className={classes.list} aria-busy>
      {skeletons.map((key) => (
        <li key={key} className={classes.row}>
          <Delayed>
            <Skeleton width={44} height={36} />
            <Skeleton width={220} height={20} />
          </Delayed>
        </li>
      ))}
    </ul>
  );
}
