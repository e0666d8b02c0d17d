import { busyPage, failedPage, menuPage, missingPage } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import { openPage } from './open-page.tsx';
import { MenuPages } from '../pages/menu-pages.tsx';

openPage(z.discriminatedUnion('kind', [menuPage, missingPage, failedPage, busyPage]), (page) => (
  <MenuPages page={page} />
));
