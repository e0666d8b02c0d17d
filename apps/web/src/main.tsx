import './app/zod-without-eval.ts';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element to show the application in.');
createRoot(container).render(<Providers />);
