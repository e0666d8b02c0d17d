import type { Application } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { PhoneLink } from '../phone-link.tsx';
import { businessType, percent } from '../words.ts';

interface Props {
  application: Application;
}

/** The business as it was described. */
export function BusinessPanel({ application }: Props) {
  return (
    <Panel title="Business">
      <Facts>
        <Fact name="Type">{businessType(application.businessType)}</Fact>
        <Fact name="Address">{application.address}</Fact>
        <Fact name="Phone">
          {application.storePhoneNumber === '' ? null : (
            <PhoneLink number={application.storePhoneNumber} />
          )}
        </Fact>
        <Fact name="Working hours" numbers>
          {application.workingHours}
        </Fact>
        <Fact name="Time zone">{application.timeZone}</Fact>
        <Fact name="Store tax rate" numbers>
          {percent(application.storeTaxRate)}
        </Fact>
        <Fact name="Locations" numbers>
          {application.totalLocations}
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Who applies, and whether their address is confirmed. */
export function ApplicantPanel({ application }: Props) {
  const { applicant, email, emailConfirmed, phoneNumber } = application;
  return (
    <Panel title="Applicant">
      <Facts>
        <Fact name="Name">{applicant}</Fact>
        <Fact name="E-mail">
          <span className={classes.inline}>
            <a className={classes.link} href={`mailto:${email}`}>
              {email}
            </a>
            {emailConfirmed ? (
              <StatusBadge tone="ready">Confirmed</StatusBadge>
            ) : (
              <StatusBadge tone="cancelled">Not confirmed</StatusBadge>
            )}
          </span>
        </Fact>
        <Fact name="Phone">{phoneNumber === '' ? null : <PhoneLink number={phoneNumber} />}</Fact>
      </Facts>
    </Panel>
  );
}

/** The lead that led here, with what was noted on it; nothing when there was none. */
export function LeadPanel({ lead }: Pick<Application, 'lead'>) {
  if (!lead) return null;
  return (
    <Panel title="Lead">
      <Facts>
        <Fact name="Asked as">
          <TextLink to="/operator/leads" search={{ search: lead.businessName, open: lead.id }}>
            {lead.businessName}
          </TextLink>
        </Fact>
        <Fact name="Notes">
          {lead.notes === '' ? (
            <span className={classes.muted}>None</span>
          ) : (
            <span className={classes.written}>{lead.notes}</span>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
