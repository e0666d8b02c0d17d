import {
  findStatementMails,
  sendStatementMail,
  updateStatementMails,
  type StatementMails,
  type StatementMailsForm,
} from '@counter/contract/notifications';
import { callWithProof } from '../../../lib/account/proof.ts';
import type { ResourceCache } from '../../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { text } from './mails.text.ts';

const settings = storeResource('settings');
const part = 'statementMails';

/** The response is the new state, so cache it instead of refetching. */
const kept = {
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: StatementMails }) =>
    cache.keep([part], data),
};

/** Loads the schedule and recipients of statement emails. */
export const useStatementMails = settings.read(part, findStatementMails, ofStore);

/** Saves the schedule. Asks for proof of identity first. */
export const useSaveStatementMails = settings.send(
  (_store, form: StatementMailsForm) =>
    callWithProof(updateStatementMails, form, {
      title: text.saveQuestion,
      consequence:
        form.rhythm === 'OFF'
          ? text.nobodyGetsIt
          : text.willBeSentTo(form.recipients.map(({ email }) => email).join(', ')),
      submit: text.save,
    }),
  kept,
);

/** Mails the statement of the last complete period now. */
export const useSendStatement = settings.write(
  sendStatementMail,
  ({ userId, storeId }) => ({ body: { userId, storeId } }),
  kept,
);
