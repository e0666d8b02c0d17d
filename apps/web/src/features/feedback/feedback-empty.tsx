import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/feedback/states.tsx';

/** Nothing that the filters or the page ask for, with the way back to everything. */
export function NoneSuch({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      title={`No such ${what}`}
      description="There is none by these filters on this page."
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
