import { createFileRoute } from '@tanstack/react-router';
import { ClockScreen } from '../../../features/people/clock/clock-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

/** The time clock of the store in the address. */
export const Route = createFileRoute('/dashboard/business/$storeUrl/clock')({
  head: titled(text.timeClock),
  staticData: { heading: text.timeClock, permission: 'clock:use' },
  component: ClockScreen,
});
