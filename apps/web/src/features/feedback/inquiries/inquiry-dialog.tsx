import type { Inquiry } from '@counter/contract/feedback';
import { formatPhone } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../../lib/calendar.ts';
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

/** The inquiry that the address names: all that was said, and the reply or the form for it. */
export function InquiryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useInquiry(id);
  const inquiry = query.data;
  return (
    <FormDialog
      title={inquiry ? `Question from ${inquiry.name}` : 'Question'}
      unsaved="The reply that you typed is not sent yet."
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
            toastSuccess(`Your reply is on its way to ${inquiry.name}.`);
            onClose();
          }}
        />
      ) : (
        <FormActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </FormActions>
      )}
    </div>
  );
}

function whereTo({ email, phoneNumber }: Inquiry): string {
  return email
    ? `It is mailed to ${email}.`
    : `It is sent to ${formatPhone(phoneNumber)} as a text message.`;
}

function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { email, phoneNumber, address, eventDate, createdAt } = inquiry;
  return (
    <Facts>
      <Fact name="E-mail">
        {email ? (
          <a className={classes.link} href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
      </Fact>
      <Fact name="Phone">
        {phoneNumber ? (
          <a className={classes.link} href={`tel:${phoneNumber}`}>
            {formatPhone(phoneNumber)}
          </a>
        ) : null}
      </Fact>
      <Fact name="Address">{address}</Fact>
      <Fact name="Event date">{eventDate ? formatCalendarDay(eventDate) : null}</Fact>
      <Fact name="Received">
        <Instant at={createdAt} />
      </Fact>
    </Facts>
  );
}
