import { dialAddress } from '@counter/browser/dial-address';
import type { Inquiry } from '@counter/contract/feedback';
import { formatPhone } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DrawerWaiting } from '../../../ui/overlays/drawer-waiting.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { FormActions } from '../../../ui/forms/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../feedback.module.css';
import { useInquiry, useReplyToInquiry } from '../feedback.queries.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { ReplyForm } from '../reply-form.tsx';
import { Reply } from '../reply.tsx';
import { text as sentences } from '../feedback.text.ts';
import { text as inquiriesText } from './inquiries.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The inquiry in the address: the full message, with the reply or a form for it. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useInquiry(id);
  const inquiry = query.data;
  return (
    <FormDialog
      title={inquiry ? inquiriesText.questionFrom(inquiry.name) : inquiriesText.question}
      unsaved={inquiriesText.unsavedWarning}
      onClose={onClose}
    >
      {inquiry ? (
        <Content inquiry={inquiry} onClose={onClose} />
      ) : (
        <DrawerWaiting what="question" query={query} />
      )}
    </FormDialog>
  );
}

interface ContentProps {
  inquiry: Inquiry;
  onClose: () => void;
}

function Content({ inquiry, onClose }: ContentProps) {
  const { can } = useCurrentStore();
  const reply = useReplyToInquiry();
  return (
    <div className={classes.content}>
      <blockquote className={classes.quote}>{inquiry.message}</blockquote>
      <InquiryFacts inquiry={inquiry} />
      {inquiry.reply ? <Reply reply={inquiry.reply} /> : null}
      {!inquiry.reply && can('feedback:write') ? (
        <ReplyForm
          help={whereTo(inquiry)}
          send={({ text }) => reply.mutateAsync({ id: inquiry.id, text })}
          onSent={() => {
            toastSuccess(inquiriesText.replySentToast(inquiry.name));
            onClose();
          }}
        />
      ) : (
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {uiText.close}
          </Button>
        </FormActions>
      )}
    </div>
  );
}

function whereTo({ email, phoneNumber }: Inquiry): string {
  return email
    ? inquiriesText.replyByEmailHelp(email)
    : inquiriesText.replyByTextHelp(formatPhone(phoneNumber));
}

function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { email, phoneNumber, address, eventDate, createdAt } = inquiry;
  return (
    <Facts>
      <Fact name={uiText.email}>
        {email ? (
          <a className={classes.link} href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
      </Fact>
      <Fact name={uiText.phone}>
        {phoneNumber ? (
          <a className={classes.link} href={dialAddress(phoneNumber)}>
            {formatPhone(phoneNumber)}
          </a>
        ) : null}
      </Fact>
      <Fact name={uiText.address}>{address}</Fact>
      <Fact name={inquiriesText.eventDate}>{eventDate ? formatCalendarDay(eventDate) : null}</Fact>
      <Fact name={sentences.received}>
        <Instant at={createdAt} />
      </Fact>
    </Facts>
  );
}
