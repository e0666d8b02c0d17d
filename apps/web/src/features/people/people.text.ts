/** Every sentence that people read on the screens of people. */
export const text = {
  thisCouldNotBeLoaded: (what: string) => `We couldn't load this ${what}`,
  removedMeanwhile: (what: string) => `Someone just removed this ${what}.`,
  noSuch: (what: string) => `We couldn't find this ${what}`,
  thisMayHaveBeenRemoved: (what: string) => `This ${what} may have been removed from your store.`,
  cnic: 'CNIC #',
  edit: 'Edit',
  numberOfTheirIdentityCard: 'Their identity card number.',

  employees: {
    mobile: 'Mobile #',
    salary: 'Salary',
    month: 'a month',
    designation: 'Designation',
    monthWithOne: (one: string) => `${one} a month`,

    joiningDate: 'Joining date',
    employment: 'Employment',
    notes: 'Notes',
    endEmployment: 'End employment…',
    undoEndOfEmployment: 'Undo end of employment',
    isEmployed: (employee: string) => `${employee} is employed again`,
    endOfSEmploymentStands: (employee: string, failure: string) =>
      `We couldn't undo the end of ${employee}'s employment. ${failure}`,

    addNewEmployee: 'Add New Employee',
    editEmployee: 'Edit Employee',
    backToEmployees: 'Back to Employees',

    editEmployeeLabel: 'Edit employee',
    person: 'Personal details',
    firstName: 'First Name',
    lastName: 'Last Name',
    employmentTitle: 'Employment',
    joiningDateLabel: 'Joining Date',
    forMonth: 'Per month.',
    addEmployee: 'Add employee',
    whatYouTypedAboutThis: 'Your changes to this employee will be lost.',

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
    nameNumberOrDesignation: 'Name, number or designation',
    employed: 'Employed',
    formerEmployees: 'former employees',
    noEmployeeFound: 'No employee found',
    pastEmployeesAreUnderFormer: 'Past employees are under Former.',
    keepInOnePlaceWho:
      'Add who works here. Employees clock in with a PIN, and you see their hours.',

    endSEmployment: (employee: string) => `End ${employee}'s employment`,
    isEmployedUntil: (employee: string, until: string) => `${employee} is employed until ${until}`,
    endEmploymentLabel: 'End employment',
    lastDay: 'Last day',
    afterwardsTheyAreAmongFormer:
      "We'll move them to former employees after this day. You can undo this.",
    optional: 'Optional.',
  },

  riders: {
    onDuty: 'On duty',
    offDuty: 'Off duty',
    isStillDuty: (name: string, onDuty: boolean, failure: string) =>
      `We couldn't change ${name}'s duty: still ${onDuty ? 'off' : 'on'} duty. ${failure}`,
    isOnDuty: (name: string) => `${name} is on duty`,

    vehicle: 'Vehicle',
    cnic: (cnic: string) => `CNIC ${cnic}`,
    actionsFor: (name: string) => `Actions for ${name}`,

    addNewRider: 'Add New Rider',
    editRider: 'Edit Rider',
    backToRiders: 'Back to Riders',

    pictureIsStillOnIts: 'Wait for the picture to finish uploading.',
    editRiderLabel: 'Edit rider',
    rider: 'Rider details',
    soThatCustomersAndColleagues: 'Helps customers and your team recognize the rider.',
    addRider: 'Add rider',
    whatYouTypedAboutThis: 'Your changes to this rider will be lost.',
    plate: 'Plate',

    riders: 'Riders',
    deliveryOrdersCanBeGiven: 'You can assign delivery orders to riders on duty.',
    showRiders: 'Show riders',
    searchRiders: 'Search riders',
    namePhoneOrPlate: 'Name, phone or plate',
    duty: 'Duty',
    allRiders: 'All riders',
    noRiderFound: 'No rider found',
    addWhoDeliversForYou: 'Add riders to assign delivery orders to them.',

    isBackOffDuty: (name: string) => `Restored ${name} (off duty)`,
    wasRemoved: (name: string) => `Removed ${name}`,
    wasNotRemovedWithName: (name: string) => `We couldn't remove ${name}.`,
    couldNotBeBroughtBackWithName: (name: string) => `We couldn't restore ${name}.`,
  },
} as const;
