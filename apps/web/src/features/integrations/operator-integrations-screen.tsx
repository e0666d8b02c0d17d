import { deviceTimeZone } from '../../lib/time/time-zones.ts';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { PlaceContext } from './integrations-place.tsx';
import { text } from './integrations.text.ts';
import { text as keysText } from './keys/keys.text.ts';
import { KeysPanel } from './keys/keys-panel.tsx';
import { text as webhooksText } from './webhooks/webhooks.text.ts';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

const marketplace = { storeId: null, timeZone: deviceTimeZone() };

/** The marketplace's API keys and webhooks, for its staff. */
export function OperatorIntegrationsScreen() {
  return (
    <PlaceContext value={marketplace}>
      <Page>
        <PageHeader title={text.integrations} description={text.aboutAll} />
        <KeysPanel description={keysText.aboutAll} />
        <WebhooksPanel description={webhooksText.aboutAll} />
      </Page>
    </PlaceContext>
  );
}
