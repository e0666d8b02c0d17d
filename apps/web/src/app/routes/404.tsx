import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../pages/not-found-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/404')({
  head: titled(text.pageNotFound),
  component: NotFoundScreen,
});
