import { createFileRoute } from '@tanstack/react-router';
import { PrintersScreen } from '../../../features/printing/printers-screen.tsx';
import { ListHistory } from '../../../features/settings/changes/list-history.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/printers')({
  head: titled(text.printers),
  staticData: { heading: text.printers, permission: 'orders:read' },
  component: Printers,
});

function Printers() {
  return <PrintersScreen tabs={<SettingsTabs />} history={<ListHistory list="printing" />} />;
}
