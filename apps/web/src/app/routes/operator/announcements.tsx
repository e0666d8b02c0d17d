import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsScreen } from '../../../features/operator/announcements/announcements-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/announcements')({
  head: titled(text.announcements),
  component: AnnouncementsScreen,
});
