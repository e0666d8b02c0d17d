import { dayAt } from '@counter/contract/shared';
import { now } from '@counter/browser/clock';
import { Button } from '@mantine/core';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useUpdateSearch } from '../../lib/url/use-update-search.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { BackToBusiness } from '../../ui/actions/back-to-business.tsx';
import { DayInput } from '../../ui/lists/date-range.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { DayFigures } from './day-figures.tsx';
import { DaySales } from './day-sales.tsx';
import { SaleForm } from './form/sale-form.tsx';
import type { SaleSearch } from './sale-search.ts';
import { useSaleDay } from './sales.queries.ts';
import classes from './sales.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './sales.text.ts';

/** Sale: counter sales beside online orders, with the day's result. */
export function SaleScreen({ search }: { search: SaleSearch }) {
  const { storeUrl, timeZone, can } = useCurrentStore();
  const update = useUpdateSearch(search);
  const today = dayAt(new Date(now()), timeZone);
  const day = search.day !== undefined && search.day < today ? search.day : today;
  const list = useSaleDay(day);
  const failure = list.data ? null : list.error;
  const records = can('sales:write') && day === today;
  return (
    <Page>
      <PageHeader
        title={text.sale}
        back={<BackToBusiness />}
        actions={
          <>
            <LinkButton
              variant="default"
              to="/dashboard/business/$storeUrl/sale"
              params={{ storeUrl }}
              search={{ view: 'close', day }}
            >
              {can('sales:write') ? text.closeTheDay : text.dayReport}
            </LinkButton>
            <div className={classes.day}>
              <DayInput
                label={text.day}
                value={day}
                max={today}
                today={today}
                onChange={(chosen) =>
                  update({ day: chosen === null || chosen === today ? undefined : chosen })
                }
              />
            </div>
          </>
        }
      />
      {failure ? (
        <Panel flush>
          <FailedState
            title={text.dayNotLoaded}
            cause={explainFailure(failure)}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        </Panel>
      ) : (
        <>
          {records ? <SaleForm /> : null}
          {can('sales:write') && day !== today ? (
            <Notice
              tone="info"
              action={
                <Button variant="default" onClick={() => update({ day: undefined })}>
                  {uiText.backToToday}
                </Button>
              }
            >
              {text.onlyTodayHint}
            </Notice>
          ) : null}
          <DayFigures day={list.data} />
          <DaySales day={list.data} refetching={list.isPlaceholderData} />
        </>
      )}
    </Page>
  );
}
