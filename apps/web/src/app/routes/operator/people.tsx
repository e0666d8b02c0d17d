import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '../../../features/operator/people/people-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/people')({
  head: titled(text.operators),
  component: PeopleScreen,
});
