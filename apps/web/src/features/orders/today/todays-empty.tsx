import { Suspense, type ReactNode } from 'react';
import { optionalPart } from '../../../ui/browser/ahead.ts';
import { EmptyState, NotFoundState } from '../../../ui/feedback/states.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { groupLabel } from './todays-filters.tsx';
import { text } from '../orders.text.ts';

// The orders screen loads first and usually has orders.
const TicketDrawing = optionalPart(async () => ({
  default: (await import('../../../ui/display/drawings/ticket.tsx')).TicketDrawing,
}));

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
      drawing={
        <Suspense>
          <TicketDrawing large />
        </Suspense>
      }
      title={text.noOrdersYetToday}
      description={whyNone(text.noOrdersHelp)}
    />
  );
}
