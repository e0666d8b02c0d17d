import type { ReactNode } from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import type { Beginning } from './beginning.ts';
import type { ProductAddress } from './product-address.ts';
import classes from './product-form.module.css';
import { useProduct } from './product-form.queries.ts';
import { formText } from './form.text.ts';

interface ProductLoaderProps {
  address: ProductAddress;
  children: (beginning: Beginning) => ReactNode;
}

/** Loads the product that a form starts from, then shows the form. */
export function ProductLoader({ address, children }: ProductLoaderProps) {
  const { data, error, isFetching, refetch } = useProduct(address.id ?? address.duplicate);
  if (address.id === undefined && address.duplicate === undefined) {
    return children({ edited: undefined, copied: undefined, category: address.category });
  }
  if (data) {
    const edited = address.id === undefined ? undefined : data;
    return children({ edited, copied: edited ? undefined : data });
  }
  if (!error) return <FormSkeleton />;
  return (
    <Panel flush>
      <FailedState
        title={isGone(error) ? formText.notOnMenuTitle : formText.productNotLoaded}
        cause={isGone(error) ? formText.notOnMenuHelp : explainFailure(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

function isGone(error: Error): boolean {
  return error instanceof ApiProblem && error.code === 'NOT_FOUND';
}

function FormSkeleton() {
  return (
    <Delayed>
      <div className={classes.columns} aria-busy>
        <div className={classes.column}>
          <Skeleton width="100%" height={320} />
          <Skeleton width="100%" height={160} />
        </div>
        <div className={classes.column}>
          <Skeleton width="100%" height={200} />
          <Skeleton width="100%" height={120} />
        </div>
      </div>
    </Delayed>
  );
}
