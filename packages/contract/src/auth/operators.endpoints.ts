import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { inviteOperatorRequest, oneOperatorRequest, operatorPerson } from './operators.schemas.ts';

const people = envelope(z.array(operatorPerson));

export const findOperatorPeople = endpoint({
  method: 'GET',
  path: '/operator/people',
  summary: "Lists the marketplace's operators, by name.",
  answer: people,
  can: 'operator',
});

export const inviteOperator = endpoint({
  method: 'POST',
  path: '/operator/people/invite',
  summary:
    'Makes a person an operator and mails them; a new account gets a link to choose a password. They need a second factor.',
  body: inviteOperatorRequest,
  answer: people,
  can: 'operator',
  proof: 'required',
  rateLimit: 20,
});

export const resetOperatorSignIn = endpoint({
  method: 'POST',
  path: '/operator/people/reset',
  summary:
    'Removes the second factor and password of another operator, signs them out, and mails them a link to choose a password.',
  body: oneOperatorRequest,
  answer: people,
  can: 'operator',
  proof: 'required',
  rateLimit: 20,
});

export const endOperator = endpoint({
  method: 'POST',
  path: '/operator/people/end',
  summary: "Ends a person's access to the marketplace immediately, and signs them out everywhere.",
  body: oneOperatorRequest,
  answer: people,
  can: 'operator',
  proof: 'required',
});
