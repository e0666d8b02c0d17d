import type { ApplicationState } from '@counter/contract/onboarding';
import type { Db } from '../../platform/db/schema.ts';
import { addUser, type TestStore } from './marketplace.ts';

type Facts = { readonly state: ApplicationState; readonly submittedAt: Date | null };

/** Adds an application for a store, with a new owner as its applicant. */
export async function addApplicationFor(db: Db, store: TestStore, { state, submittedAt }: Facts) {
  const applicant = await addUser(db, { store, role: 'owner' });
  await db
    .insertInto('applications')
    .values({
      storeId: store.id,
      applicantId: applicant.id,
      first: true,
      state,
      businessType: 'FOOD_TRUCK',
      workingHours: '09:00 - 21:00',
      totalLocations: 1,
      menuWebsite: 'https://example.com',
      menuPics: '[]',
      createdAt: new Date('2026-03-01T00:00:00Z'),
      submittedAt,
    })
    .execute();
  return applicant;
}
