import { dialAddress } from '@counter/browser/dial-address';
import { formatPhone, isMaskedPhone } from '@counter/contract/shared';

interface PhoneNumberProps {
  /** As stored, or masked. */
  number: string;
  className?: string | undefined;
}

/** A phone number as a link that calls it. A masked number is plain text. */
export function PhoneNumber({ number, className }: PhoneNumberProps) {
  if (isMaskedPhone(number)) return number;
  return (
    <a className={className} href={dialAddress(number)}>
      {formatPhone(number)}
    </a>
  );
}
