import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { text } from './feedback.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Nothing that the filters or the page ask for, with the way back to everything. */
export function NoneSuch({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      title={text.noSuch(what)}
      description={text.thereIsNoneByThese}
      action={
        <Button variant="default" onClick={onClear}>
          {uiText.clearFilters}
        </Button>
      }
    />
  );
}
