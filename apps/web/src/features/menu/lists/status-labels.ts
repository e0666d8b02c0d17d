import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../menu.text.ts';

/** Labels of the status filters of both lists; the empty one filters nothing. */
export const statusLabels = {
  store: {
    '': uiText.allStatuses,
    available: text.available,
    notAvailable: text.lists.notAvailable,
    featured: text.featured,
  },
  business: {
    '': text.lists.all,
    available: text.available,
    notAvailable: text.lists.notAvailable,
    featured: text.lists.featuredItems,
  },
} as const;
