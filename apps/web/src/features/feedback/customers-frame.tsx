import { linkOptions, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks, type TabLink } from '../../ui/layout/tabs.tsx';
import { useFeedbackCounts } from './feedback.queries.ts';

/** Customers: who they are, what they ask and what they say, each at an address of its own. */
export function CustomersFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Customers"
        description="Who orders from you, what people ask you, and what they say of their orders."
      />
      <TabLinks label="Customers" tabs={useTabs()} />
      {children}
    </Page>
  );
}

/** Reviews have a tab once there are any. */
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
      label: 'Customers',
      active: at('/dashboard/customers'),
      link: linkOptions({ to: '/dashboard/customers' }),
    },
    {
      label: 'Inquiries',
      ...countOf(data?.newInquiries),
      active: at(inquiries),
      link: linkOptions({ to: inquiries }),
    },
    ...(data?.reviews || at(reviews)
      ? [
          {
            label: 'Product Reviews',
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
