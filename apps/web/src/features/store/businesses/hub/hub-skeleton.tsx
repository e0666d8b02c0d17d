import { Delayed } from '../../../../ui/feedback/delayed.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import classes from './business-facts.module.css';
import { hubGroups } from './hub-groups.ts';
import tileClasses from './hub-tiles.module.css';

/** Placeholder of the hub while the business loads. */
export function HubSkeleton() {
  return (
    <>
      <Delayed>
        <Panel>
          <div className={classes.facts} aria-busy>
            <Skeleton width={72} height={72} />
            <div className={classes.waiting}>
              <Skeleton width="30%" height={16} />
              <Skeleton width="20%" />
              <Skeleton width="40%" />
              <Skeleton width={72} height={20} />
            </div>
          </div>
        </Panel>
      </Delayed>
      <Delayed>
        <div className={tileClasses.groups}>
          {hubGroups.map(({ label, screens }) => (
            <div key={label} className={tileClasses.tiles}>
              {screens.map((screen) => (
                <Skeleton key={screen.label} height={84} />
              ))}
            </div>
          ))}
        </div>
      </Delayed>
    </>
  );
}
