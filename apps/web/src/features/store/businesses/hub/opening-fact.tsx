import type { Business } from '@counter/contract/store';
import { explainFailure } from '../../../../lib/api.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useStatusOf } from '../../store.queries.ts';
import { explainOpening } from '../../store-words.ts';
import classes from './business-facts.module.css';
import { switchText } from '../../store-switch.text.ts';
import { text as businessesText } from '../businesses.text.ts';

/** Shows whether the business takes orders now, and until when. */
export function OpeningFact({ business }: { business: Business }) {
  const { data, error } = useStatusOf(business.id);
  return (
    <p className={classes.opening} aria-busy={!data && !error}>
      {data ? (
        <>
          <strong>{data.storeOnline ? switchText.storeIsOpen : switchText.storeIsClosed}.</strong>{' '}
          {explainOpening(data, business.timeZone)}
        </>
      ) : null}
      {!data && error ? businessesText.openNotChecked(explainFailure(error)) : null}
      {!data && !error ? <Skeleton width={220} height={20} /> : null}
    </p>
  );
}
