import '@counter/browser/configure-zod';
import './ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import { guardOnSessionChange } from './app/guards.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { watchAttendance } from './lib/device/attendance.ts';
import { keepReferral } from '@counter/browser/referral';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element to show the application in.');
keepReferral();
watchAttendance();
const router = createAppRouter();
guardOnSessionChange(() => void router.invalidate());
createRoot(container).render(<Providers router={router} />);
