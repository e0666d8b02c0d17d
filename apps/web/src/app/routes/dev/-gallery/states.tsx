import { OfflineBar } from '../../../../ui/feedback/offline-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';

export function States() {
  return (
    <Panel title="Offline" flush>
      <OfflineBar waiting={2} updatedAt="12:04" />
      <OfflineBar waiting={0} />
    </Panel>
  );
}
