import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../pages/not-found-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/404')({
  head: titled('Page not found'),
  component: NotFoundScreen,
});
