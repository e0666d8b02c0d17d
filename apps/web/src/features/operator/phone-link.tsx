import { dialAddress } from '@counter/browser/dial-address';
import { formatPhone } from '@counter/contract/shared';
import classes from './operator.module.css';

/** A phone number as a link to call it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={classes.link} href={dialAddress(number)}>
      {formatPhone(number)}
    </a>
  );
}
