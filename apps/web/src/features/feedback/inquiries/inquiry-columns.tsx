import type { Inquiry } from '@counter/contract/feedback';
import { formatPhone } from '@counter/contract/shared';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { FeedbackAction } from '../feedback-action.tsx';
import { FeedbackBadge, NotAnswered } from '../feedback-status.tsx';
import classes from '../feedback.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../feedback.text.ts';
import { text as inquiriesText } from './inquiries.text.ts';

type Open = (inquiry: Inquiry) => void;

/** Returns the columns. The button in the last one says whether a reply is needed. */
export function inquiryColumns(onOpen: Open): readonly Column<Inquiry>[] {
  return [
    {
      id: 'name',
      header: uiText.name,
      width: 200,
      cell: (inquiry) => (
        <TwoLines
          top={
            <span className={classes.named}>
              <span className={classes.cut}>{inquiry.name}</span>
              <Marker inquiry={inquiry} />
            </span>
          }
          bottom={inquiry.email || formatPhone(inquiry.phoneNumber)}
        />
      ),
    },
    {
      id: 'message',
      header: inquiriesText.message,
      cell: ({ message }) => (
        <span className={classes.fill}>
          <span className={classes.twoLines}>{message}</span>
        </span>
      ),
    },
    {
      id: 'event',
      header: inquiriesText.eventDate,
      width: 120,
      cell: ({ eventDate }) => (eventDate ? formatCalendarDay(eventDate) : '–'),
    },
    {
      id: 'received',
      header: text.received,
      width: 144,
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      id: 'action',
      header: text.action,
      head: <span className={classes.unseen}>{text.action}</span>,
      width: 112,
      numeric: true,
      control: true,
      cell: (inquiry) => <FeedbackAction {...inquiry} onOpen={() => onOpen(inquiry)} />,
    },
  ];
}

/** An inquiry as a card, for phones. */
export function inquiryCard(inquiry: Inquiry, onOpen: Open): CardParts {
  const { name, message, createdAt, eventDate } = inquiry;
  return {
    title: name,
    badge: <Marker inquiry={inquiry} />,
    detail: <span className={classes.twoLines}>{message}</span>,
    note: (
      <Pieces>
        <Instant at={createdAt} />
        {eventDate ? inquiriesText.forDay(formatCalendarDay(eventDate)) : null}
      </Pieces>
    ),
    action: <FeedbackAction {...inquiry} onOpen={() => onOpen(inquiry)} />,
  };
}

function Marker({ inquiry: { status } }: { inquiry: Inquiry }) {
  return status === 'READ' ? <NotAnswered /> : <FeedbackBadge status={status} />;
}
