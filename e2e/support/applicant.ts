import { randomUUID } from 'node:crypto';
import { confirmEmail, signUp } from '@counter/contract/auth';
import { uploadPicture } from '@counter/contract/files';
import { saveBankDetails, saveBusinessInfo } from '@counter/contract/onboarding';
import { callApi } from './api.ts';
import { newPassword } from './merchant.ts';
import { findMail, secretIn } from './outbox.ts';

/** An applicant for a first store, created through the API. */
export type Applicant = {
  readonly fullName: string;
  readonly email: string;
  readonly token: string;
  readonly storeId: number;
  readonly storeName: string;
  /** Opens the link of the confirmation mail. */
  readonly confirm: () => Promise<void>;
};

type Options = {
  /** The store's name; defaults to a unique one. */
  readonly storeName?: string;
  /** True to confirm the email address. */
  readonly confirmed?: boolean;
  /** The number of menu pictures. */
  readonly pictures?: number;
};

/** Signs up a new person through the API and submits everything, so that their application is pending. */
export async function openApplicant(url: string, options: Options = {}): Promise<Applicant> {
  const key = randomUUID().slice(0, 8);
  const email = `nora-${key}@applicants.test`;
  const { storeName = `Corner Bakery ${key}`, confirmed = false, pictures = 0 } = options;
  const person = { firstName: 'Nora', lastName: 'Lind', phoneNumber: '+1 212 555 0142' };
  const body = { ...person, email, password: newPassword };
  const { token, userId } = (await callApi(url, signUp, { body })).data;
  const menuPics = await Promise.all(
    Array.from({ length: pictures }, async () => upload(url, token)),
  );
  const storeId = await saveBusiness(url, token, { userId, name: storeName, menuPics });
  await callApi(url, saveBankDetails, { body: { ...bank, userId, storeId } }, { token });

  const confirm = async (): Promise<void> => {
    const mail = await findMail(url, email, /confirm/i);
    const link = { token: secretIn(mail, 'confirm_email') };
    await callApi(url, confirmEmail, { body: link }, { token });
  };
  if (confirmed) await confirm();
  return { fullName: 'Nora Lind', email, token, storeId, storeName, confirm };
}

type Business = { readonly userId: number; readonly name: string; readonly menuPics: string[] };

async function saveBusiness(url: string, token: string, business: Business): Promise<number> {
  const body = {
    ...business,
    businessType: 'PHYSICAL_STORE' as const,
    address: '12 Mill Lane, Springfield',
    phoneNumber: '+1 212 555 0143',
    storeTaxRate: '8.25',
    workingHours: '07:00 - 18:00',
    totalLocations: '1',
    menuWebsite: 'https://bakery.test/menu',
  };
  return (await callApi(url, saveBusinessInfo, { body }, { token })).data;
}

const bank = {
  accountNumber: '000123456789',
  routingNumber: '021000021',
  legalBusinessName: 'Corner Bakery LLC',
  address: '12 Mill Lane, Springfield',
  ein: '12-3456789',
  legalFirstName: 'Nora',
  legalLastName: 'Lind',
  dateOfBirth: '1984-05-06',
  ssn: '6789',
};

/** An 8 x 8 pixel picture. */
const content =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12PgL8vDihiGlgQApWE8wee1nEMAAAAASUVORK5CYII=';

async function upload(url: string, token: string): Promise<string> {
  const body = { filename: 'menu.png', contentType: 'image/png', content };
  const { files } = (await callApi(url, uploadPicture, { body }, { token })).data;
  const [picture] = files;
  if (!picture) throw new Error('the upload answered no picture');
  return picture.url;
}
