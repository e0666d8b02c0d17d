import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../../features/menu/planned/planned-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/products/planned')({
  head: titled(text.plannedChanges),
  staticData: { permission: 'menu:read' },
  component: PlannedScreen,
});
