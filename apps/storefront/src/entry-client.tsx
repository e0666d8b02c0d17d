import './lib/zod-without-eval.ts';
import '../../web/src/ui/tokens.css';
import './ui/global.css';
import { storefrontPage } from '@counter/contract/storefront';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { Page } from './page.tsx';

const container = document.getElementById('root');
const data = document.getElementById('page')?.textContent;
if (!container || !data) throw new Error('The page has nothing to go on from.');
const page = <Page page={z.parse(storefrontPage, JSON.parse(data))} />;
if (container.hasChildNodes()) hydrateRoot(container, page);
else createRoot(container).render(page);
