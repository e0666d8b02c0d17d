import type { ApiKey } from '@counter/contract/integrations';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { SecretDialog, type MadeSecret } from '../secret-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyList } from './key-list.tsx';
import { useKeys } from './keys.queries.ts';
import { text } from './keys.text.ts';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

interface KeysPanelProps {
  description: string;
  /** Links to the changes. */
  history?: ReactNode;
}

/** Lists, creates, rotates and ends API keys. */
export function KeysPanel({ description, history }: KeysPanelProps) {
  const [making, setMaking] = useState(false);
  const [rotated, setRotated] = useState<ApiKey>();
  const [made, setMade] = useState<MadeSecret>();
  const make = (
    <Button variant="default" leftSection={addIcon} onClick={() => setMaking(true)}>
      {text.createKey}
    </Button>
  );
  return (
    <Panel title={text.apiKeys} description={description} actions={make}>
      <Keys onRotate={setRotated} />
      {history}
      {making ? <KeyDialog onClose={() => setMaking(false)} onMade={setMade} /> : null}
      {rotated ? (
        <RotateKeyDialog apiKey={rotated} onClose={() => setRotated(undefined)} onMade={setMade} />
      ) : null}
      <SecretDialog made={made} words={text} onClose={() => setMade(undefined)} />
    </Panel>
  );
}

interface KeysProps {
  onRotate: (apiKey: ApiKey) => void;
}

function Keys({ onRotate }: KeysProps) {
  const query = useKeys();
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
      {({ keys }) => (keys.length === 0 ? <NoKeys /> : <KeyList keys={keys} onRotate={onRotate} />)}
    </Loaded>
  );
}

function NoKeys() {
  return <NothingYet icon={IconKey} title={text.noKeys} description={text.noKeysHelp} />;
}
