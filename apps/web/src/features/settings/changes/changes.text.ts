/** Sentences about what changed in a setting, and about changes that are planned. */
export const text = {
  whatChanged: 'What changed',
  whatChangedIn: (title: string) => `What changed: ${title}`,
  changesOf: (title: string) => `Changes of ${title}`,
  couldNotLoadChanges: "We couldn't load the changes",
  noChanges: 'No changes are recorded.',
  to: 'to',

  plan: 'Plan for later…',
  planChange: (title: string) => `Plan a change: ${title}`,
  changesAtThatTime:
    'Your changes apply at this time. Until then the current values stay, and you can cancel.',
  when: 'Date and time',
  inTimeOfStore: 'In the time of your store.',
  chooseTime: 'Choose a date and time.',
  planIt: 'Plan change',
  planned: (at: string) => `Planned for ${at}.`,
  plannedChanges: (title: string) => `Planned changes of ${title}`,
  plannedFor: 'Planned for',
  plannedBy: (name: string) => `Planned by ${name}`,
  notApplied: (at: string, reason: string) => `Not applied ${at}. ${reason}`,
  cancel: 'Cancel change',
  cancelPlan: (at: string) => `Cancel change planned for ${at}`,
  cancelled: 'The planned change is cancelled.',
  notCancelled: "We couldn't cancel the planned change.",
  restored: 'The planned change is back.',
  notRestored: "We couldn't restore the planned change.",
} as const;
