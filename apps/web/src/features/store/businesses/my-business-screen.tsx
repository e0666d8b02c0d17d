import type { Business } from '@counter/contract/store';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { BusinessList } from './business-list.tsx';
import { useBusinesses } from './businesses.queries.ts';
import type { BusinessesSearch } from './businesses-search.ts';
import { mayAddBusiness } from './may-add-business.ts';
import { NewBusiness } from './new-business.tsx';
import { text } from './businesses.text.ts';

interface MyBusinessScreenProps {
  userId: number;
  search: BusinessesSearch;
}

/** The signed-in person's stores, or the form that adds one. */
export function MyBusinessScreen({ userId, search }: MyBusinessScreenProps) {
  const navigate = useNavigate({ from: '/dashboard/my-business' });
  const { data } = useBusinesses(userId);
  const adding = search.add === true;
  useFocusOnSwap(adding);

  function showAdded({ name, branchName }: Business) {
    toastSuccess(text.addedToast(name, branchName));
    // Drops the search, which could hide the new store.
    void navigate({ search: {}, replace: true, ignoreBlocker: true });
  }

  if (adding && mayAddBusiness(data)) return <NewBusiness userId={userId} onAdded={showAdded} />;
  return <BusinessList userId={userId} search={search.search} />;
}

/** Focuses the heading when the list and the form replace each other, because the focused element is gone. */
function useFocusOnSwap(adding: boolean): void {
  const before = useRef(adding);
  useEffect(() => {
    if (before.current === adding) return;
    before.current = adding;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [adding]);
}
