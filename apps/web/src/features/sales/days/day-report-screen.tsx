import type { DayReport } from '@counter/contract/sales';
import { dayAt } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { nearInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DayInput } from '../../../ui/lists/date-range.tsx';
import { CashDrawer } from './cash-drawer.tsx';
import { ChangedSince } from './changed-since.tsx';
import { DayPanels } from './day-panels.tsx';
import { stateOf } from './day-words.ts';
import type { SaleSearch } from '../sale-search.ts';
import { useDayReport } from './days.queries.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

interface DayReportScreenProps {
  day: string;
  search: SaleSearch;
}

/** The report of a day: income and spending, cash, workers and the sign-off. */
export function DayReportScreen({ day, search }: DayReportScreenProps) {
  const { storeUrl, timeZone, can } = useCurrentStore();
  const update = useUpdateSearch(search);
  const query = useDayReport(day);
  const today = dayAt(new Date(now()), timeZone);
  return (
    <Page>
      <PageHeader
        title={text.titleOf(
          can('sales:write') ? text.closeTheDay : text.dayReport,
          formatWeekDay(day),
        )}
        back={
          <BackArrow
            to="/dashboard/business/$storeUrl/sale"
            params={{ storeUrl }}
            search={{ view: 'close', month: search.month }}
            label={text.backToDays}
          />
        }
        actions={
          <div className={classes.actions}>
            {query.data ? <State report={query.data} /> : null}
            <div className={classes.chooser}>
              <DayInput
                label={text.goToDay}
                value={day}
                max={today}
                today={today}
                onChange={(chosen) => update({ day: chosen ?? today })}
              />
            </div>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {text.print}
            </Button>
          </div>
        }
      />
      <Content query={query} />
    </Page>
  );
}

function Content({ query }: { query: ReturnType<typeof useDayReport> }) {
  const { data, error, isFetching, refetch } = query;
  if (data)
    return <Report key={String(data.closed)} report={data} onStale={() => void refetch()} />;
  return (
    <Panel flush={error !== null}>
      {error ? (
        <FailedState
          title={text.dayNotLoaded}
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Delayed>
          <Skeleton height={420} />
        </Delayed>
      )}
    </Panel>
  );
}

function State({ report: { closed, closing } }: { report: DayReport }) {
  const reopened = !closed && closing !== null;
  const { tone, label } = stateOf({ closed, reopened, changedSince: false });
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

interface ReportProps {
  report: DayReport;
  onStale: () => void;
}

function Report({ report, onStale }: ReportProps) {
  const { can, timeZone, name: storeName } = useCurrentStore();
  const [reopening, setReopening] = useState(false);
  const { closed, closing } = report;
  const signed = closed ? closing : null;
  return (
    <div className={classes.report}>
      <p className={classes.paperTitle}>
        {text.paperTitle(storeName, `${formatWeekDay(report.day)}, ${report.day.slice(0, 4)}`)}
      </p>
      {signed ? (
        <Notice
          tone="info"
          action={
            can('sales:write') ? (
              <Button variant="default" onClick={() => setReopening(true)}>
                {text.reopen}
              </Button>
            ) : null
          }
        >
          {text.signedBy(signed.closedBy, nearInstant(signed.closedAt, timeZone))}
        </Notice>
      ) : null}
      {!closed && closing?.reopened ? (
        <Notice tone="info">
          {text.reopenedBy(
            closing.reopened.by,
            nearInstant(closing.reopened.at, timeZone),
            closing.reopened.reason,
          )}
        </Notice>
      ) : null}
      {signed ? <ChangedSince signed={signed.figures} now={report.figures} /> : null}
      <DayPanels
        figures={signed?.figures ?? report.figures}
        workers={signed?.workers ?? report.workers}
        drawer={<CashDrawer report={report} onStale={onStale} />}
      />
      <ReopenDialog opened={reopening} day={report.day} onClose={() => setReopening(false)} />
    </div>
  );
}
