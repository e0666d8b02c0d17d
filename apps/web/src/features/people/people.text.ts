/** Every sentence that people read on the screens of people. */
export const text = {
  thisCouldNotBeLoaded: (what: string) => `This ${what} could not be loaded`,
  removedMeanwhile: (what: string) => `Somebody removed this ${what} meanwhile.`,
  noSuch: (what: string) => `No such ${what}`,
  storeHasNoSuchOr: (what: string) => `The store has no such ${what}, or not any more.`,
  cnic: 'CNIC #',
  edit: 'Edit',
  numberOfTheirIdentityCard: 'The number of their identity card.',

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
    takeBackEnd: 'Take back the end',
    isEmployed: (employee: string) => `${employee} is employed`,
    endOfSEmploymentStands: (employee: string, failure: string) =>
      `The end of ${employee}’s employment stands. ${failure}`,

    addNewEmployee: 'Add New Employee',
    editEmployee: 'Edit Employee',
    backToEmployees: 'Back to Employees',

    editEmployeeLabel: 'Edit employee',
    person: 'The person',
    firstName: 'First Name',
    lastName: 'Last Name',
    employmentTitle: 'The employment',
    joiningDateLabel: 'Joining Date',
    forMonth: 'For a month.',
    addEmployee: 'Add employee',
    whatYouTypedAboutThis: 'What you typed about this employee would be lost.',

    until: (endDate: string) => `Until ${endDate}`,
    left: (endDate: string) => `Left ${endDate}`,
    from: (joiningDate: string) => `From ${joiningDate}`,
    since: (joiningDate: string) => `Since ${joiningDate}`,

    employees: 'Employees',
    listOfEmployees: 'The list of employees',
    allEmployees: 'All Employees',
    former: 'Former',
    all: 'All',
    showEmployees: 'Show employees',
    searchEmployees: 'Search employees',
    nameNumberOrDesignation: 'Name, number or designation',
    employed: 'Employed',
    formerEmployees: 'former employees',
    noEmployeeFound: 'No employee found',
    everybodyWhoWorkedHereIs: 'Everybody who worked here is among the former employees.',
    keepInOnePlaceWho: 'Keep in one place who works here, since when and for how much.',

    endSEmployment: (employee: string) => `End ${employee}’s employment`,
    isEmployedUntil: (employee: string, until: string) => `${employee} is employed until ${until}`,
    endEmploymentLabel: 'End employment',
    lastDay: 'Last day',
    afterwardsTheyAreAmongFormer:
      'Afterwards they are among the former employees. It can be taken back.',
    optional: 'Optional.',
  },

  riders: {
    onDuty: 'On duty',
    offDuty: 'Off duty',
    isStillDuty: (name: string, onDuty: boolean, failure: string) =>
      `${name} is still ${onDuty ? 'off' : 'on'} duty. ${failure}`,
    isOnDuty: (name: string) => `${name} is on duty`,

    vehicle: 'Vehicle',
    cnic: (cnic: string) => `CNIC ${cnic}`,
    actionsFor: (name: string) => `Actions for ${name}`,

    addNewRider: 'Add New Rider',
    editRider: 'Edit Rider',
    backToRiders: 'Back to Riders',

    pictureIsStillOnIts: 'The picture is still on its way. Wait until it is uploaded.',
    editRiderLabel: 'Edit rider',
    rider: 'The rider',
    soThatCustomersAndColleagues: 'So that customers and colleagues know who comes.',
    addRider: 'Add rider',
    whatYouTypedAboutThis: 'What you typed about this rider would be lost.',
    plate: 'Plate',

    riders: 'Riders',
    deliveryOrdersCanBeGiven: 'Delivery orders can be given to whoever is on duty.',
    showRiders: 'Show riders',
    searchRiders: 'Search riders',
    namePhoneOrPlate: 'Name, phone or plate',
    duty: 'Duty',
    allRiders: 'All riders',
    noRiderFound: 'No rider found',
    addWhoDeliversForYou: 'Add who delivers for you; then delivery orders can be given to them.',

    isBackOffDuty: (name: string) => `${name} is back, off duty`,
    wasRemoved: (name: string) => `${name} was removed`,
    wasNotRemovedWithName: (name: string) => `${name} was not removed.`,
    couldNotBeBroughtBackWithName: (name: string) => `${name} could not be brought back.`,
  },
} as const;
