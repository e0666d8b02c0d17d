import { OfflineBar } from '../../../../ui/feedback/offline-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';

export function States() {
  return (
    <Panel title="Offline" flush>
      <OfflineBar waiting={2} since="12:04" />
      <OfflineBar waiting={0} />
    </Panel>
  );
}
