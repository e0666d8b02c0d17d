import { vehicleLabel, type Rider } from '@counter/contract/people';
import type { RidersSearch } from './riders-search.ts';

/** Filters the riders by the search parameters. */
export function selectRiders(
  riders: readonly Rider[],
  { search = '', duty }: RidersSearch,
): Rider[] {
  const text = search.trim().toLowerCase();
  const digits = text.replaceAll(/\D/g, '');
  return riders.filter((one) => {
    if (duty && one.onDuty !== (duty === 'on')) return false;
    const words = [one.name, one.phone, one.plate, vehicleLabel(one.vehicle)].join('\n');
    const isNumber = digits.length >= 3 && /^[\d\s()+./-]+$/.test(text);
    return (
      words.toLowerCase().includes(text) ||
      (isNumber && one.phone.replaceAll(/\D/g, '').includes(digits))
    );
  });
}

/** Returns the initials of a name: "AR". */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return `${first.slice(0, 1)}${others.at(-1)?.slice(0, 1) ?? ''}`.toUpperCase();
}
