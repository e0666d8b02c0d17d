import { Button } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SearchDrawing } from '../../ui/display/drawings/search.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { text } from './feedback.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** The empty result of filters or pages, with a link to everything. */
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

/** Leads to the link, the QR code and the button that bring customers to the web store. */
export function ShareWebStore() {
  const { storeUrl } = useCurrentStore();
  return (
    <LinkButton variant="default" to="/dashboard/business/$storeUrl" params={{ storeUrl }}>
      {text.shareWebStore}
    </LinkButton>
  );
}
