import { createFileRoute } from '@tanstack/react-router';
import { OperatorIntegrationsScreen } from '../../../features/integrations/operator-integrations-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/integrations')({
  head: titled(text.integrations),
  component: OperatorIntegrationsScreen,
});
