/** Screen text for people. */
export const text = {
  notLoaded: (what: string) => `We couldn't load this ${what}`,
  removedMeanwhile: (what: string) => `Someone just removed this ${what}.`,
  notFound: (what: string) => `We couldn't find this ${what}`,
  notFoundHelp: (what: string) => `This ${what} may have been removed from your store.`,
  cnic: 'CNIC #',
  edit: 'Edit',
  cnicHelp: 'Their identity card number.',

  employees: {
    mobile: 'Mobile #',
    salary: 'Salary',
    perMonth: 'a month',
    designation: 'Designation',
    salaryPerMonth: (one: string) => `${one} a month`,

    joiningDate: 'Joining date',
    employment: 'Employment',
    notes: 'Notes',
    endEmployment: 'End employment…',
    undoEndOfEmployment: 'Undo end of employment',
    employedAgainToast: (employee: string) => `${employee} is employed again`,
    notUndoneToast: (employee: string, failure: string) =>
      `We couldn't undo the end of ${employee}'s employment. ${failure}`,

    addNewEmployee: 'Add New Employee',
    editEmployee: 'Edit Employee',
    backToEmployees: 'Back to Employees',

    editEmployeeLabel: 'Edit employee',
    personalDetails: 'Personal details',
    firstName: 'First Name',
    lastName: 'Last Name',
    employmentTitle: 'Employment',
    joiningDateLabel: 'Joining Date',
    salaryHelp: 'Per month.',
    addEmployee: 'Add employee',
    unsavedWarning: 'Your changes to this employee will be lost.',

    until: (endDate: string) => `Until ${endDate}`,
    left: (endDate: string) => `Left ${endDate}`,
    from: (joiningDate: string) => `From ${joiningDate}`,
    since: (joiningDate: string) => `Since ${joiningDate}`,

    employees: 'Employees',
    listOfEmployees: 'the list of employees',
    allEmployees: 'All Employees',
    former: 'Former',
    all: 'All',
    showEmployees: 'Show employees',
    searchEmployees: 'Search employees',
    searchPlaceholder: 'Name, number or designation',
    employed: 'Employed',
    formerEmployees: 'former employees',
    noEmployeeFound: 'No employee found',
    formerHint: 'Past employees are under Former.',
    noEmployeesHelp: 'Add who works here. Employees clock in with a PIN, and you see their hours.',

    endTitle: (employee: string) => `End ${employee}'s employment`,
    employedUntilToast: (employee: string, until: string) =>
      `${employee} is employed until ${until}`,
    endEmploymentLabel: 'End employment',
    lastDay: 'Last day',
    lastDayHelp: "We'll move them to former employees after this day. You can undo this.",
    optional: 'Optional.',
  },

  riders: {
    onDuty: 'On duty',
    offDuty: 'Off duty',
    dutyNotChangedToast: (name: string, onDuty: boolean, failure: string) =>
      `We couldn't change ${name}'s duty: still ${onDuty ? 'off' : 'on'} duty. ${failure}`,
    isOnDuty: (name: string) => `${name} is on duty`,

    vehicle: 'Vehicle',
    cnic: (cnic: string) => `CNIC ${cnic}`,
    actionsFor: (name: string) => `Actions for ${name}`,

    addNewRider: 'Add New Rider',
    editRider: 'Edit Rider',
    backToRiders: 'Back to Riders',

    uploadingHint: 'Wait for the picture to finish uploading.',
    editRiderLabel: 'Edit rider',
    riderDetails: 'Rider details',
    pictureHelp: 'Helps customers and your team recognize the rider.',
    addRider: 'Add rider',
    unsavedWarning: 'Your changes to this rider will be lost.',
    plate: 'Plate',

    riders: 'Riders',
    pageHelp: 'You can assign delivery orders to riders on duty.',
    showRiders: 'Show riders',
    searchRiders: 'Search riders',
    searchPlaceholder: 'Name, phone or plate',
    duty: 'Duty',
    allRiders: 'All riders',
    noRiderFound: 'No rider found',
    noRidersHelp: 'Add riders to assign delivery orders to them.',

    restoredToast: (name: string) => `Restored ${name} (off duty)`,
    removedToast: (name: string) => `Removed ${name}`,
    notRemovedToast: (name: string) => `We couldn't remove ${name}.`,
    notRestoredToast: (name: string) => `We couldn't restore ${name}.`,
  },
} as const;
