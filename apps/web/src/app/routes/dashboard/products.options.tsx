import { createFileRoute } from '@tanstack/react-router';
import { OptionsScreen } from '../../../features/menu/options/options-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/products/options')({
  head: titled(text.manageOptions),
  staticData: { permission: 'menu:read' },
  component: OptionsScreen,
});
