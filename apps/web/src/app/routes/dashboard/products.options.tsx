import { createFileRoute } from '@tanstack/react-router';
import { OptionsScreen } from '../../../features/menu/options/options-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/products/options')({
  head: titled('Manage options'),
  component: OptionsScreen,
});
