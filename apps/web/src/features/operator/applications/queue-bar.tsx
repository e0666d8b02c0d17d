import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { BackLink } from '../../../ui/actions/back-link.tsx';
import detail from '../detail.module.css';
import type { Search } from '../lists/list-search.ts';
import { useQueue, type Neighbour, type Queue } from './use-queue.ts';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

/** Links back to the queue and to its neighboring applications, with the position in the queue. */
export function QueueBar({ storeId, search }: { storeId: number; search: Search }) {
  const queue = useQueue(storeId, search);
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/operator/applications', search });
  const go = (neighbour: Neighbour | undefined) => {
    if (!neighbour) return;
    const page = neighbour.page > 1 ? neighbour.page : undefined;
    void navigate({
      to: '/operator/applications/$storeId',
      params: { storeId: String(neighbour.storeId) },
      search: { ...search, page },
      replace: true,
    });
  };
  const goNext = () => go(queue?.next);
  const goPrevious = () => go(queue?.previous);
  useShortcuts(text.applicationsTitle, [
    { keys: 'j', label: applicationsText.nextApplication, run: goNext },
    { keys: 'k', label: applicationsText.previousApplication, run: goPrevious },
    { keys: 'u', label: text.backToList, run: back },
  ]);
  return (
    <nav aria-label={applicationsText.queue} className={detail.bar}>
      <BackLink to="/operator/applications" search={search}>
        {text.applicationsTitle}
      </BackLink>
      {queue ? <p className={detail.place}>{describePlace(queue)}</p> : null}
      <IconButton
        label={applicationsText.previousApplication}
        disabled={!queue?.previous}
        onClick={goPrevious}
      >
        <IconChevronUp size={20} />
      </IconButton>
      <IconButton label={applicationsText.nextApplication} disabled={!queue?.next} onClick={goNext}>
        <IconChevronDown size={20} />
      </IconButton>
    </nav>
  );
}

function describePlace({ place, total }: Queue): string {
  if (place !== undefined) return applicationsText.placeOfTotal(place, total);
  return total === 0 ? applicationsText.noneLeftHere : applicationsText.leftHere(total);
}
