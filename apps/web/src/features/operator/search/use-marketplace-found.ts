import type { OperatorFound } from '@counter/contract/operator';
import { searchMinimum } from '@counter/contract/search';
import { findBest, formatMoney } from '@counter/contract/shared';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, type NavigateFn } from '@tanstack/react-router';
import { explainFailure } from '../../../lib/api.ts';
import type { PaletteGroup, PaletteItem } from '../../../ui/overlays/palette/palette-list.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { places } from '../frame/places.ts';
import { text } from '../operator.text.ts';
import { useInMarketplace } from '../operator.queries.ts';
import { applicationWords, leadWords, payoutWords } from '../words.ts';
import { searchText } from './search.text.ts';

interface MarketplaceFound {
  groups: readonly PaletteGroup[];
  /** True while what is shown answers an earlier text, or nothing yet. */
  searching: boolean;
  /** A sentence if nothing was found, or the search failed. */
  message: string;
}

/** The pause in typing after which the marketplace is searched, in milliseconds. */
const pause = 100;

/** Finds screens at once, and all else once the server has answered. */
export function useMarketplaceFound(query: string): MarketplaceFound {
  const navigate = useNavigate();
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, pause);
  const isAsked = typed.length >= searchMinimum;
  const { data, error, isPlaceholderData, isFetching } = useInMarketplace(
    settled.length >= searchMinimum ? settled : undefined,
  );
  const answered = !isAsked || (settled === typed && !isPlaceholderData && !isFetching);
  const found = isAsked && data && !error ? groupsOf(data, navigate) : [];
  const groups = [screensOf(typed, navigate), ...found].filter(
    ({ commands }) => commands.length > 0,
  );
  return { groups, searching: !answered, message: messageOf() };

  function messageOf(): string {
    if (!answered) return '';
    if (isAsked && error) return searchText.searchFailed(explainFailure(error));
    return groups.length === 0 ? searchText.noResultsFor(typed) : '';
  }
}

function screensOf(typed: string, navigate: NavigateFn): PaletteGroup {
  const best = findBest(typed, places, ({ label }) => ({ label, words: '' }));
  return {
    heading: searchText.goTo,
    commands: best.map(({ item: { label, link, path, keys } }) => ({
      id: `screen ${path}`,
      label,
      group: '',
      keys,
      run: () => void navigate(link),
    })),
  };
}

function groupsOf(found: OperatorFound, navigate: NavigateFn): PaletteGroup[] {
  return [
    { heading: text.storesLabel, commands: found.stores.map(storeItem) },
    { heading: searchText.people, commands: found.people.map(personItem) },
    { heading: text.applicationsTitle, commands: found.applications.map(applicationItem) },
    { heading: text.leadsLabel, commands: found.leads.map(leadItem) },
    { heading: uiText.payouts, commands: found.payouts.map(payoutItem) },
  ];

  function storeItem({ id, name, branchName, address }: Of<'stores'>): PaletteItem {
    return {
      id: `store ${id}`,
      label: `${name}, ${branchName}`,
      group: address,
      run: () =>
        void navigate({ to: '/operator/stores/$storeId', params: { storeId: String(id) } }),
    };
  }

  function personItem({ userId, fullName, email, stores }: Of<'people'>): PaletteItem {
    return {
      id: `person ${userId}`,
      label: fullName,
      group: [email, searchText.storeCount(stores)].join(' · '),
      run: () => void navigate({ to: '/operator/stores', search: { search: email } }),
    };
  }

  function applicationItem(application: Of<'applications'>): PaletteItem {
    const { storeId, storeName, applicant, state } = application;
    return {
      id: `application ${storeId}`,
      label: storeName,
      group: [applicant, applicationWords[state].label].join(' · '),
      run: () =>
        void navigate({
          to: '/operator/applications/$storeId',
          params: { storeId: String(storeId) },
        }),
    };
  }

  function leadItem({ id, businessName, businessAddress, state }: Of<'leads'>): PaletteItem {
    return {
      id: `lead ${id}`,
      label: businessName,
      group: [businessAddress, leadWords[state].label].join(' · '),
      run: () =>
        void navigate({ to: '/operator/leads', search: { search: businessName, open: id } }),
    };
  }

  function payoutItem(payout: Of<'payouts'>): PaletteItem {
    const { storeId, storeName, transactionId, status, currency, payoutAmount } = payout;
    return {
      id: `payout ${storeId} ${transactionId}`,
      label: transactionId,
      group: [storeName, formatMoney(payoutAmount, currency), payoutWords[status].label].join(
        ' · ',
      ),
      run: () =>
        void navigate({
          to: '/operator/payouts/$storeId/$transactionId',
          params: { storeId: String(storeId), transactionId },
        }),
    };
  }
}

type Of<Kind extends keyof OperatorFound> = OperatorFound[Kind][number];
