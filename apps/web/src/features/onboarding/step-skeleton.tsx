import { Delayed } from '../../ui/delayed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './step-skeleton.module.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a step that is still loading. */
export function StepSkeleton() {
  return (
    <Delayed>
      <Panel>
        <div className={classes.fields}>
          {fields.map((name) => (
            <div key={name} className={classes.field}>
              <Skeleton width={112} />
              <Skeleton height={40} />
            </div>
          ))}
        </div>
      </Panel>
    </Delayed>
  );
}
