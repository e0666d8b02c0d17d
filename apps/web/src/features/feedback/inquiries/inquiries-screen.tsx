import {
  feedbackPageSize,
  feedbackStatuses,
  feedbackStatusLabel,
} from '@counter/contract/feedback';
import { useMemo } from 'react';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { SpeechDrawing } from '../../../ui/display/drawings/speech.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useListView } from '../../views/index.ts';
import { NoMatches, ShareWebStore } from '../feedback-empty.tsx';
import type { InquiriesSearch } from '../feedback-search.ts';
import { useInquiries } from '../feedback.queries.ts';
import { inquiryCard, inquiryColumns } from './inquiry-columns.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { text } from '../feedback.text.ts';
import { text as inquiriesText } from './inquiries.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const statuses = feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabel(value) }));

const viewFilters = ['status'] as const;

/** Lists the inquiries, latest first; opening one in the dialog marks it as read. */
export function InquiriesScreen({ search }: { search: InquiriesSearch }) {
  const { status, page = 1, open } = search;
  const address = useListAddress(search);
  const query = useInquiries(status, page);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening depends on the address alone
  const columns = useMemo(() => inquiryColumns(address.rows.onOpen), [search]);
  const view = useListView({
    list: 'inquiries',
    label: text.inquiriesLabel,
    columns,
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  return (
    <>
      <ListPanel
        what="inquiries"
        query={query}
        filters={
          <Filters views={view.controls} set={[status]} done={inquiriesText.showInquiries}>
            <FilterChoice
              label={uiText.status}
              all={uiText.allStatuses}
              value={status}
              options={statuses}
              onChoose={(chosen) => address.update({ status: chosen })}
            />
          </Filters>
        }
      >
        <DataTable
          label={text.inquiriesLabel}
          columns={view.columns}
          card={(inquiry) => inquiryCard(inquiry, address.rows.onOpen)}
          rows={view.ready ? query.data?.content : undefined}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={feedbackPageSize}
          empty={
            status || page > 1 ? (
              <NoMatches what="inquiry" onClear={() => address.update({ status: undefined })} />
            ) : (
              <None />
            )
          }
          footer={
            <Pagination
              page={page}
              pageSize={feedbackPageSize}
              total={query.data?.totalElements}
              onPage={address.turnTo}
            />
          }
        />
      </ListPanel>
      {open === undefined ? null : (
        <InquiryDialog key={open} id={open} onClose={() => address.close()} />
      )}
    </>
  );
}

function None() {
  return (
    <EmptyState
      drawing={<SpeechDrawing large />}
      title={inquiriesText.noInquiriesYet}
      description={inquiriesText.noInquiriesHelp}
      action={<ShareWebStore />}
    />
  );
}
