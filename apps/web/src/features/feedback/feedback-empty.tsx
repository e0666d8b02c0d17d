import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { text } from './feedback.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The empty result of filters or pages, with a link to everything. */
export function NoMatches({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      title={text.noSuch(what)}
      description={text.nothingMatchesTheseFilters}
      action={
        <Button variant="default" onClick={onClear}>
          {uiText.clearFilters}
        </Button>
      }
    />
  );
}
