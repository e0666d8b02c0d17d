import type { ApplicationRow } from '@counter/contract/operator';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Since } from '../when.tsx';
import { applicationWords } from '../words.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

export const applicationColumns: readonly Column<ApplicationRow>[] = [
  {
    id: 'store',
    header: text.store,
    width: 280,
    cell: (row) => <TwoLines top={row.storeName} bottom={row.branchName} />,
  },
  {
    id: 'applicant',
    header: applicationsText.applicant,
    minWidth: 168,
    cell: (row) => (
      <span className={classes.fill}>
        <TwoLines top={row.applicant} bottom={row.email} />
      </span>
    ),
  },
  { id: 'kind', header: text.kind, width: 136, cell: storeKind },
  {
    id: 'state',
    header: text.state,
    width: 144,
    cell: (row) => <StateBadge word={applicationWords[row.state]} />,
  },
  { id: 'sent', header: text.sent, width: 128, cell: (row) => when(row.submittedAt) },
  {
    id: 'decided',
    header: applicationsText.reviewedColumn,
    width: 128,
    cell: (row) => when(row.decidedAt),
  },
];

/** Says whether it is the merchant's first store or a further one. */
export function storeKind({ first }: Pick<ApplicationRow, 'first'>): string {
  return first ? applicationsText.firstStore : applicationsText.furtherStore;
}

function when(at: string | null) {
  return at === null ? <span className={classes.muted}>–</span> : <Since at={at} />;
}

/** An application as a card, for phones. */
export function applicationCard(row: ApplicationRow): CardParts {
  const at = row.decidedAt ?? row.submittedAt;
  return {
    title: row.storeName,
    badge: <StateBadge word={applicationWords[row.state]} />,
    detail: `${row.branchName} · ${row.applicant}`,
    note: (
      <>
        {storeKind(row)}
        {at === null ? null : (
          <>
            {row.decidedAt === null ? applicationsText.sentPrefix : applicationsText.reviewedPrefix}
            <Since at={at} />
          </>
        )}
      </>
    ),
  };
}
