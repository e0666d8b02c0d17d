import { useMemo, type ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FeedsPanel } from './feeds/feeds-panel.tsx';
import { PlaceContext } from './integrations-place.tsx';
import { TeamChatPanel } from './chat/team-chat-panel.tsx';
import { text } from './integrations.text.ts';
import { text as keysText } from './keys/keys.text.ts';
import { KeysPanel } from './keys/keys-panel.tsx';
import { text as webhooksText } from './webhooks/webhooks.text.ts';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

interface IntegrationsScreenProps {
  tabs: ReactNode;
  /** Links to the changes, below each list. */
  history: Readonly<Record<'keys' | 'webhooks' | 'feeds', ReactNode>>;
}

/** The current store's team chat, API keys, webhooks and calendar feeds. */
export function IntegrationsScreen({ tabs, history }: IntegrationsScreenProps) {
  const { storeId, timeZone } = useCurrentStore();
  const place = useMemo(() => ({ storeId, timeZone }), [storeId, timeZone]);
  return (
    <PlaceContext value={place}>
      <Page>
        <PageHeader title={text.integrations} description={text.aboutStore} />
        {tabs}
        <TeamChatPanel />
        <KeysPanel description={keysText.aboutStore} history={history.keys} />
        <WebhooksPanel description={webhooksText.aboutStore} history={history.webhooks} />
        <FeedsPanel history={history.feeds} />
      </Page>
    </PlaceContext>
  );
}
