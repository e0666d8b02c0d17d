import { createFileRoute } from '@tanstack/react-router';
import { SettingsIndex } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/')({
  head: titled(text.settings),
  staticData: { permission: 'store:read' },
  component: SettingsIndex,
});
