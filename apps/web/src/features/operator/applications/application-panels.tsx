import type { Application } from '@counter/contract/operator';
import { formatTimes } from '../../../lib/time/days.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { PhoneLink } from '../phone-link.tsx';
import { businessType, percent } from '../words.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface Props {
  application: Application;
}

/** The business as its owner described it. */
export function BusinessPanel({ application }: Props) {
  return (
    <Panel title={text.business}>
      <Facts>
        <Fact name={applicationsText.type}>{businessType(application.businessType)}</Fact>
        <Fact name={uiText.address}>{application.address}</Fact>
        <Fact name={uiText.phone}>
          {application.storePhoneNumber === '' ? null : (
            <PhoneLink number={application.storePhoneNumber} />
          )}
        </Fact>
        <Fact name={applicationsText.workingHours} numbers>
          {writtenHours(application.workingHours)}
        </Fact>
        <Fact name={applicationsText.timeZone}>{application.timeZone}</Fact>
        <Fact name={applicationsText.storeTaxRate} numbers>
          {percent(application.storeTaxRate)}
        </Fact>
        <Fact name={applicationsText.locations} numbers>
          {application.totalLocations}
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Formats hours such as "07:00 - 19:00" in the reader's time format. */
function writtenHours(hours: string): string {
  const [from = '', to = ''] = hours.split(/\s*-\s*/);
  return [from, to].every((time) => /^\d{1,2}:\d{2}$/.test(time))
    ? formatTimes({ from, to })
    : hours;
}

/** Shows the applicant, and whether their address is confirmed. */
export function ApplicantPanel({ application }: Props) {
  const { applicant, email, emailConfirmed, phoneNumber } = application;
  return (
    <Panel title={applicationsText.applicant}>
      <Facts>
        <Fact name={uiText.name}>{applicant}</Fact>
        <Fact name={uiText.email}>
          <span className={classes.inline}>
            <a className={classes.link} href={`mailto:${email}`}>
              {email}
            </a>
            {emailConfirmed ? (
              <StatusBadge tone="ready">{applicationsText.confirmed}</StatusBadge>
            ) : (
              <StatusBadge tone="cancelled">{applicationsText.notConfirmed}</StatusBadge>
            )}
          </span>
        </Fact>
        <Fact name={uiText.phone}>
          {phoneNumber === '' ? null : <PhoneLink number={phoneNumber} />}
        </Fact>
      </Facts>
    </Panel>
  );
}

/** The lead that the applicant comes from, with its notes; renders nothing without one. */
export function LeadPanel({ lead }: Pick<Application, 'lead'>) {
  if (!lead) return null;
  return (
    <Panel title={text.lead}>
      <Facts>
        <Fact name={applicationsText.requestedBy}>
          <TextLink to="/operator/leads" search={{ search: lead.businessName, open: lead.id }}>
            {lead.businessName}
          </TextLink>
        </Fact>
        <Fact name={text.notes}>
          {lead.notes === '' ? (
            <span className={classes.muted}>{applicationsText.none}</span>
          ) : (
            <span className={classes.written}>{lead.notes}</span>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
