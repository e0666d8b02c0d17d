import {
  feedbackPageSize,
  feedbackStatuses,
  feedbackStatusLabel,
} from '@counter/contract/feedback';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { FilterChoice, Filters } from '../../../ui/filters.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState, FailedState } from '../../../ui/states.tsx';
import { NoneSuch } from '../feedback-empty.tsx';
import type { InquiriesSearch } from '../feedback-search.ts';
import { useInquiries } from '../feedback.queries.ts';
import { inquiryCard, inquiryColumns } from './inquiry-columns.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';

const statuses = feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabel(value) }));

/** What people asked the store, the latest first; one opens in a dialog and is read from then on. */
export function InquiriesScreen({ search }: { search: InquiriesSearch }) {
  const { status, page = 1, open } = search;
  const address = useListAddress(search);
  const query = useInquiries(status, page);
  const failure = query.data ? null : query.error;
  const show = ({ id }: { readonly id: number }): void => address.open(id);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening depends on the address alone
  const columns = useMemo(() => inquiryColumns(show), [search]);
  return (
    <>
      <Panel flush>
        <Filters count={status ? 1 : 0} done="Show inquiries">
          <FilterChoice
            label="Status"
            all="All statuses"
            value={status}
            options={statuses}
            onChoose={(chosen) => address.update({ status: chosen })}
          />
        </Filters>
        <DataTable
          label="Inquiries"
          columns={columns}
          card={(inquiry) => inquiryCard(inquiry, show)}
          rows={query.data?.content}
          rowKey={({ id }) => String(id)}
          onOpen={show}
          activeKey={open === undefined ? undefined : String(open)}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={feedbackPageSize}
          empty={
            status || page > 1 ? (
              <NoneSuch what="inquiry" onClear={() => address.update({ status: undefined })} />
            ) : (
              <None />
            )
          }
          failed={
            failure ? (
              <FailedState
                title="The inquiries could not be loaded"
                cause={explainFailure(failure)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            ) : null
          }
          footer={
            <Pagination
              page={page}
              pageSize={feedbackPageSize}
              total={query.data?.totalElements ?? 0}
              onPage={(next) => address.update({ page: next > 1 ? next : undefined })}
            />
          }
        />
      </Panel>
      {open === undefined ? null : (
        <InquiryDialog key={open} id={open} onClose={() => address.close()} />
      )}
    </>
  );
}

function None() {
  return (
    <EmptyState
      icon={<IconMessageQuestion size={32} stroke={1.5} />}
      title="Nobody has asked anything yet"
      description="What people ask on your web store, such as whether you cater for an event, is answered here."
    />
  );
}
