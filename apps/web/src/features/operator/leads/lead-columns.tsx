import type { Lead } from '@counter/contract/home';
import { formatPhone } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Since } from '../when.tsx';
import { leadWords } from '../words.ts';
import { text } from '../operator.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export const leadColumns: readonly Column<Lead>[] = [
  { id: 'business', header: text.business, width: 320, cell: (lead) => lead.businessName },
  {
    id: 'address',
    header: uiText.address,
    minWidth: 180,
    cell: (lead) => (
      <span className={classes.fill}>
        <span className={classes.cutLater}>{lead.businessAddress}</span>
      </span>
    ),
  },
  {
    id: 'phone',
    header: uiText.phone,
    width: 160,
    cell: (lead) => <span className={classes.whole}>{formatPhone(lead.businessPhone)}</span>,
  },
  {
    id: 'state',
    header: text.state,
    width: 128,
    cell: (lead) => <StateBadge word={leadWords[lead.state]} />,
  },
  { id: 'since', header: text.since, width: 128, cell: (lead) => <Since at={lead.createdAt} /> },
];

/** A lead as a card, for phones. */
export function leadCard(lead: Lead): CardParts {
  return {
    title: lead.businessName,
    badge: <StateBadge word={leadWords[lead.state]} />,
    detail: lead.businessAddress,
    note: (
      <>
        {formatPhone(lead.businessPhone)} · <Since at={lead.createdAt} />
      </>
    ),
  };
}
