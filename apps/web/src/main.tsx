import './app/configure-zod.ts';
import './ui/theme/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { guardOnSessionChange } from './app/guards.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { watchAttendance } from './lib/attendance.ts';
import { keepReferral } from './lib/referral.ts';
import { stylesLoaded } from './app/styles-loaded.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element to show the application in.');
const root = createRoot(container);
keepReferral();
watchAttendance();
await stylesLoaded();
// After the wait, so that reading the code and this do not hold up the page together.
const router = createAppRouter();
guardOnSessionChange(() => void router.invalidate());
// In a transition the browser may do other things in between.
startTransition(() => root.render(<Providers router={router} />));
