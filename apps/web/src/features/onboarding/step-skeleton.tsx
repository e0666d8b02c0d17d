import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './step-skeleton.module.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a step while it loads. */
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
