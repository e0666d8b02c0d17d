import type { Employee } from '@counter/contract/people';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PhoneNumber } from '../../../ui/display/phone-number.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useLastOpen } from '../../../ui/overlays/use-last-open.ts';
import { text as clockText } from '../clock/clock.text.ts';
import { PinDialog } from '../clock/pin-dialog.tsx';
import { Employment } from './employee-columns.tsx';
import { fullName } from './employee-words.ts';
import { useResumeEmployment } from './employees.queries.ts';
import { EndDialog } from './end-dialog.tsx';
import classes from '../people.module.css';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface EmployeeDrawerProps {
  employees: readonly Employee[];
  openId: number | undefined;
  onClose: () => void;
}

/** The open employee's details, over the list. */
export function EmployeeDrawer({ employees, openId, onClose }: EmployeeDrawerProps) {
  const { can } = useCurrentStore();
  const shown = useLastOpen(openId);
  const employee = employees.find(({ id }) => id === shown);
  if (!employee) return null;
  return (
    <SideDrawer
      opened={openId !== undefined}
      onClose={onClose}
      title={fullName(employee)}
      subtitle={employee.designation}
      {...(can('people:write') ? { footer: <Actions employee={employee} /> } : {})}
    >
      <Facts>
        <Fact name={text.employees.mobile}>
          <PhoneNumber number={employee.mobileNumber} className={classes.link} />
        </Fact>
        <Fact name={uiText.email}>
          {employee.email ? (
            <a className={classes.link} href={`mailto:${employee.email}`}>
              {employee.email}
            </a>
          ) : null}
        </Fact>
        <Fact name={uiText.address}>{employee.address}</Fact>
        <Fact name={text.cnic}>{employee.cnic}</Fact>
        <Fact name={text.employees.salary}>{salaryOf(employee)}</Fact>
        <Fact name={text.employees.joiningDate}>{dayOf(employee.joiningDate)}</Fact>
        {employee.endDate === null ? null : (
          <Fact name={text.employees.employment}>
            <Employment employee={employee} />
          </Fact>
        )}
        <Fact name={clockText.clock}>
          {employee.hasPin ? clockText.canClockIn : clockText.noPin}
        </Fact>
        <Fact name={uiText.reason}>{employee.endReason}</Fact>
        <Fact name={text.employees.notes}>{employee.notes}</Fact>
      </Facts>
    </SideDrawer>
  );
}

function salaryOf({ salary, currency }: Employee): string {
  return salary === undefined ? '' : text.employees.salaryPerMonth(formatMoney(salary, currency));
}

function dayOf(day: string | null): string {
  return day === null ? '' : formatCalendarDay(day);
}

function Actions({ employee }: { employee: Employee }) {
  const { storeUrl } = useCurrentStore();
  const [ending, setEnding] = useState(false);
  const [settingPin, setSettingPin] = useState(false);
  const resume = useResume();
  return (
    <>
      <Button variant="default" size="md" onClick={() => setSettingPin(true)}>
        {employee.hasPin ? clockText.changePin : clockText.setPin}
      </Button>
      {employee.endDate === null ? (
        <Button variant="default" size="md" onClick={() => setEnding(true)}>
          {text.employees.endEmployment}
        </Button>
      ) : (
        <Button variant="default" size="md" onClick={() => resume(employee)}>
          {text.employees.undoEndOfEmployment}
        </Button>
      )}
      <LinkButton
        size="md"
        to="/dashboard/business/$storeUrl/employee/form"
        params={{ storeUrl }}
        search={{ id: employee.id }}
      >
        {text.edit}
      </LinkButton>
      <PinDialog
        employee={settingPin ? employee : undefined}
        onClose={() => setSettingPin(false)}
      />
      <EndDialog
        employee={ending ? employee : undefined}
        onClose={() => setEnding(false)}
        onUndo={resume}
      />
    </>
  );
}

function useResume(): (employee: Employee) => void {
  const { mutate } = useResumeEmployment();
  return function resume(employee: Employee): void {
    mutate(employee.id, {
      onSuccess: () => toastSuccess(text.employees.employedAgainToast(fullName(employee))),
      onError: (error) =>
        toastFailure(text.employees.notUndoneToast(fullName(employee), explainFailure(error)), () =>
          resume(employee),
        ),
    });
  };
}
