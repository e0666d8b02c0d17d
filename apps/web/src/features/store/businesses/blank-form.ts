import type { BusinessForm } from '@counter/contract/store';
import { deviceTimeZone } from '../../../lib/time/time-zones.ts';

/** The initial form values. */
export const blankForm = {
  businessname: '',
  businessbranch: '',
  businessAddress: '',
  location: '',
  profilename: '',
  email: '',
  number: '',
  whatapp: '',
  businessTerms: '',
  remember: true,
  openingTime: '09:00',
  closingTime: '21:00',
  acceptEmail: false,
  acceptCalls: false,
  acceptWhatsapp: false,
  expireUnaccepted: true,
  image: null,
  timeZone: deviceTimeZone(),
} as const satisfies BusinessForm;
