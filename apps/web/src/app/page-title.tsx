import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { updatePageTitle } from '../lib/url/title.ts';

/** Sets the tab's title from the innermost route whose `head` has one. */
export function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches
        .flatMap(({ meta }) => meta ?? [])
        .map((tag) => tag?.title)
        .findLast((text) => typeof text === 'string'),
  });
  useEffect(() => updatePageTitle(title ?? ''), [title]);
  return null;
}
