import { findSecurityActivity } from '@counter/contract/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { profileKey } from './profile-key.ts';

const latest: number | undefined = undefined;

/** Loads the sign-ins, failures and changes of the person's own account, page by page, latest first. */
export function useSecurityActivity() {
  const query = useInfiniteQuery({
    queryKey: profileKey('activity'),
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === undefined ? {} : { after: String(pageParam) };
      return (await call(findSecurityActivity, { query: after }, { signal })).data;
    },
    initialPageParam: latest,
    getNextPageParam: ({ content, more }) => (more ? content.at(-1)?.id : undefined),
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  const events = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  return { ...query, events };
}
