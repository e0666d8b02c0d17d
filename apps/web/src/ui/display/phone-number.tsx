import { dialAddress } from '@counter/browser/dial-address';
import { formatPhone, isMaskedPhone } from '@counter/contract/shared';

interface PhoneNumberProps {
  /** As it is kept, or masked. */
  number: string;
  className?: string | undefined;
}

/** A phone number that a press calls; a masked one can only be read. */
export function PhoneNumber({ number, className }: PhoneNumberProps) {
  if (isMaskedPhone(number)) return number;
  return (
    <a className={className} href={dialAddress(number)}>
      {formatPhone(number)}
    </a>
  );
}
