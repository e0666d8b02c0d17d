import { linkOptions, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks, type TabLink } from '../../ui/layout/tabs.tsx';
import { useFeedbackCounts } from './feedback.queries.ts';
import { text } from './feedback.text.ts';

/** Frame of the customer screens, with a tab for each of customers, inquiries and reviews. */
export function CustomersFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeader title={text.customers} description={text.pageHelp} />
      <TabLinks label={text.customers} tabs={useTabs()} />
      {children}
    </Page>
  );
}

/** The Reviews tab appears with the first review. */
function useTabs(): TabLink[] {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  const { data } = useFeedbackCounts();
  const at = (path: string): boolean => pathname === path;
  const [inquiries, reviews] = [
    '/dashboard/customers/inquiries',
    '/dashboard/customers/reviews',
  ] as const;
  return [
    {
      label: text.customers,
      active: at('/dashboard/customers'),
      link: linkOptions({ to: '/dashboard/customers' }),
    },
    {
      label: text.inquiriesLabel,
      ...countOf(data?.newInquiries),
      active: at(inquiries),
      link: linkOptions({ to: inquiries }),
    },
    ...(data?.reviews || at(reviews)
      ? [
          {
            label: text.productReviews,
            ...countOf(data?.newReviews),
            active: at(reviews),
            link: linkOptions({ to: reviews }),
          },
        ]
      : []),
  ];
}

function countOf(count = 0): Pick<TabLink, 'count'> {
  return count > 0 ? { count } : {};
}
