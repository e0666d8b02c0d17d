import { applicationStates, type ApplicationState } from '@counter/contract/onboarding';
import { stateIn, type Search } from '../lists/list-search.ts';
import type { ListWish } from '../operator-resource.ts';
import { applicationWords } from '../words.ts';
import { applicationsText } from './applications.text.ts';

const everything = 'ALL';
const others = applicationStates.filter((state) => state !== 'SUBMITTED');

/** The filters. Without a state in the address, the list shows pending applications. */
export const applicationFilters = [
  { label: applicationWords.SUBMITTED.label, state: undefined },
  ...others.toReversed().map((state) => ({ label: applicationWords[state].label, state })),
  { label: applicationsText.allSubmitted, state: everything },
];

/** Returns the list request of the search parameters. */
export function applicationsWish(search: Search): ListWish<ApplicationState> {
  const asked = stateIn<ApplicationState | typeof everything>([...others, everything], search);
  const state = asked === undefined ? 'SUBMITTED' : asked === everything ? undefined : asked;
  return { search: search.search, page: search.page, state };
}
