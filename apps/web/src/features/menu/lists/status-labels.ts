import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';

/** Labels of both lists' status filters; the empty one means no filter. */
export const statusLabels = {
  store: {
    '': uiText.allStatuses,
    available: text.available,
    notAvailable: listsText.notAvailable,
    featured: text.featured,
  },
  business: {
    '': listsText.all,
    available: text.available,
    notAvailable: listsText.notAvailable,
    featured: listsText.featuredItems,
  },
} as const;
