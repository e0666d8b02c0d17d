import { IconReceipt } from '@tabler/icons-react';
import { EmptyState, NotFoundState } from '../../ui/states.tsx';
import { useOrdersAddress } from './orders-address.tsx';
import { groupLabel } from './todays-filters.tsx';

/** Why today's list is empty, and the way on. */
export function TodaysEmpty() {
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
      title="No orders yet today"
      description="New orders appear here by themselves, with a sound."
    />
  );
}
