import { IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState, NotFoundState } from '../../ui/feedback/states.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import { groupLabel } from './todays-filters.tsx';
import { text } from './orders.text.ts';

export interface TodaysEmptyProps {
  /** Explains why no orders come in, or shows the given text. */
  whyNone: (otherwise: string) => ReactNode;
}

/** Explains why today's list is empty, and offers the next step. */
export function TodaysEmpty({ whyNone }: TodaysEmptyProps) {
  const { search, update } = useOrdersAddress();
  const looked = search.search ?? (search.show && groupLabel(search.show));
  if (looked !== undefined)
    return (
      <NotFoundState
        query={looked}
        onClear={() => update({ search: undefined, show: undefined })}
      />
    );
  return (
    <EmptyState
      icon={<IconReceipt size={32} stroke={1.5} />}
      title={text.noOrdersYetToday}
      description={whyNone(text.newOrdersAppearHereAutomatically)}
    />
  );
}
