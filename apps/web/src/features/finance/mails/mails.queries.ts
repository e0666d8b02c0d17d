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

/** Keeps what a call answers as what the read would. */
const kept = {
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: StatementMails }) =>
    cache.keep([part], data),
};

/** The schedule and the readers of the store's statement emails. */
export const useStatementMails = settings.read(part, findStatementMails, ofStore);

/** Changes them, once the person has proved who they are. */
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

/** Mails the statement of the latest whole period now. */
export const useSendStatement = settings.write(
  sendStatementMail,
  ({ userId, storeId }) => ({ body: { userId, storeId } }),
  kept,
);
