import type { Webhook } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { SecretDialog, type MadeSecret } from '../secret-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RotateWebhookDialog } from './rotate-webhook-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookList, type WebhookListProps } from './webhook-list.tsx';
import { useWebhooks } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface WebhooksPanelProps {
  description: string;
  /** Links to the changes. */
  history?: ReactNode;
}

/** Lists, adds, tests and edits webhooks, and shows their deliveries. */
export function WebhooksPanel({ description, history }: WebhooksPanelProps) {
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [rotated, setRotated] = useState<Webhook>();
  const [logged, setLogged] = useState<Webhook>();
  const [made, setMade] = useState<MadeSecret>();
  const add = (
    <Button variant="default" leftSection={addIcon} onClick={() => setEdited('new')}>
      {text.add}
    </Button>
  );
  const opens = { onLog: setLogged, onEdit: setEdited, onRotate: setRotated };
  return (
    <Panel title={text.webhooks} description={description} actions={add}>
      <Webhooks {...opens} />
      {history}
      {edited ? (
        <WebhookDialog
          hook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onMade={setMade}
        />
      ) : null}
      {rotated ? (
        <RotateWebhookDialog
          hook={rotated}
          onClose={() => setRotated(undefined)}
          onMade={setMade}
        />
      ) : null}
      {logged ? <DeliveryLog hook={logged} onClose={() => setLogged(undefined)} /> : null}
      <SecretDialog made={made} words={text} onClose={() => setMade(undefined)} />
    </Panel>
  );
}

function Webhooks(props: Omit<WebhookListProps, 'webhooks'>) {
  const query = useWebhooks();
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
      {({ webhooks }) =>
        webhooks.length === 0 ? <NoWebhooks /> : <WebhookList {...props} webhooks={webhooks} />
      }
    </Loaded>
  );
}

function NoWebhooks() {
  return <NothingYet icon={IconWebhook} title={text.none} description={text.noneHelp} />;
}
