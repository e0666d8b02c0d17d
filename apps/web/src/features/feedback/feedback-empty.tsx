import { Button } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SearchDrawing } from '../../ui/display/drawings/search.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { text } from './feedback.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Empty result of filters or a page beyond the last, with a link to everything. */
export function NoMatches({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<SearchDrawing large />}
      title={text.notFound(what)}
      description={text.notFoundHelp}
      action={
        <Button variant="default" onClick={onClear}>
          {uiText.clearFilters}
        </Button>
      }
    />
  );
}

/** Links to the screen with the web store's link, QR code and share button. */
export function ShareWebStore() {
  const { storeUrl } = useCurrentStore();
  return (
    <LinkButton variant="default" to="/dashboard/business/$storeUrl" params={{ storeUrl }}>
      {text.shareWebStore}
    </LinkButton>
  );
}
