import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/home')({
  head: titled('Your whole city, at your counter'),
  component: HomeScreen,
});
