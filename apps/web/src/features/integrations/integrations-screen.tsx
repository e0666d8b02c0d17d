import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { text } from './integrations.text.ts';
import { storeKeys } from './keys/keys.queries.ts';
import { text as keysText } from './keys/keys.text.ts';
import { KeysPanel } from './keys/keys-panel.tsx';
import { storeWebhooks } from './webhooks/webhooks.queries.ts';
import { text as webhooksText } from './webhooks/webhooks.text.ts';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

/** The API keys and webhooks of the current store. */
export function IntegrationsScreen({ tabs }: { tabs: ReactNode }) {
  const { timeZone } = useCurrentStore();
  return (
    <Page>
      <PageHeader title={text.integrations} description={text.aboutStore} />
      {tabs}
      <KeysPanel hooks={storeKeys} description={keysText.aboutStore} timeZone={timeZone} />
      <WebhooksPanel
        hooks={storeWebhooks}
        description={webhooksText.aboutStore}
        timeZone={timeZone}
      />
    </Page>
  );
}
