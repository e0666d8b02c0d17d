import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../pages/home-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/home')({
  head: titled('Sell through your own counter'),
  component: HomeScreen,
});
