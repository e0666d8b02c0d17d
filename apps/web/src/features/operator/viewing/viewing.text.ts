import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for viewing a store as its owner. */
export const text = {
  ownersView: "Owner's view",
  ownersViewHelp:
    'See this store as its owner does. You can look at everything, but change nothing.',
  viewAsOwner: 'View as owner',
  viewAs: (name: string) => `View ${name} as its owner`,
  whatHappens:
    "You see the owner's screens for a while, read only. The bank account, downloads and contact details stay hidden. We email every owner your name and reason, and the audit log shows it.",
  reasonHelp: 'The owner reads it.',
  durationLabel: 'For',
  minutes: (minutes: number) => (minutes === 60 ? '1 hour' : `${minutes} minutes`),
  start: 'Start viewing',
  goTo: (store: string) => `Go to ${store}`,
  viewing: (name: string, until: ReactNode) =>
    rich`You're viewing ${name} as its owner. Read only, until ${until}.`,
  label: 'Viewing as owner',
  end: 'End viewing',
  notEnded: "We couldn't end the view. It ends automatically.",
} as const;
