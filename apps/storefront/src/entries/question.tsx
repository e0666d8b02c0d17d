import { askPage, questionPage } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import { AskPage } from '../inquiry/ask-page.tsx';
import { QuestionPage } from '../inquiry/question-page.tsx';
import { openPage } from './open-page.tsx';

openPage(z.discriminatedUnion('kind', [askPage, questionPage]), (page) =>
  page.kind === 'ask' ? (
    <AskPage store={page.store} today={page.today} />
  ) : (
    <QuestionPage store={page.store} question={page.question} token={page.token} />
  ),
);
