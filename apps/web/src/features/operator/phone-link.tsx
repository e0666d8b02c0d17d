import { dialAddress } from '@counter/browser/dial-address';
import { formatPhone } from '@counter/contract/shared';
import classes from './operator.module.css';

/** A phone number that can be called. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={classes.link} href={dialAddress(number)}>
      {formatPhone(number)}
    </a>
  );
}
