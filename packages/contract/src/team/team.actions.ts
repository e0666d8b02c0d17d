import type { Actions } from '../shared/audit-groups.ts';

/** Actions about the team, worded to follow a name. */
export const teamActions = {
  'member.join': { group: 'team', words: 'joined the team' },
  'member.role': { group: 'team', words: 'changed the role of {it}' },
  'member.remove': { group: 'team', words: 'removed {it} from the team' },
  'member.leave': { group: 'team', words: 'left the team' },
  'invitation.create': { group: 'team', words: 'invited {it} to the team' },
  'invitation.resend': { group: 'team', words: 'sent the invitation to {it} again' },
  'invitation.withdraw': { group: 'team', words: 'withdrew the invitation to {it}' },
  'invitation.withdrawAll': { group: 'team', words: 'ended the open invitations of {it}' },
  'team.demandSecondFactor': { group: 'team', words: 'required a second factor for the team' },
  'team.endSecondFactorDemand': {
    group: 'team',
    words: 'stopped requiring a second factor for the team',
  },
} as const satisfies Actions;
