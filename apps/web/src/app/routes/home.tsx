import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/home')({
  head: titled(text.yourWholeCityAtYour),
  component: HomeScreen,
});
