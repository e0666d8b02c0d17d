import { deviceTimeZone } from '../../lib/time-zones.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { text } from './integrations.text.ts';
import { deskKeys } from './keys/keys.queries.ts';
import { text as keysText } from './keys/keys.text.ts';
import { KeysPanel } from './keys/keys-panel.tsx';
import { deskWebhooks } from './webhooks/webhooks.queries.ts';
import { text as webhooksText } from './webhooks/webhooks.text.ts';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

const timeZone = deviceTimeZone();

/** The API keys and webhooks of the marketplace, for the marketplace's staff. */
export function DeskScreen() {
  return (
    <Page>
      <PageHeader title={text.integrations} description={text.aboutAll} />
      <KeysPanel hooks={deskKeys} description={keysText.aboutAll} timeZone={timeZone} />
      <WebhooksPanel
        hooks={deskWebhooks}
        description={webhooksText.aboutAll}
        timeZone={timeZone}
      />
    </Page>
  );
}
