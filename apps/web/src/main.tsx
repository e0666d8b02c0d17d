import './app/zod-without-eval.ts';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { stylesLoaded } from './app/styles-loaded.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element to show the application in.');
const root = createRoot(container);
await stylesLoaded();
// In a transition the browser may do other things in between.
startTransition(() => root.render(<Providers />));
