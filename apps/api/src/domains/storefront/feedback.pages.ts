import type { StorefrontPage } from '@counter/contract/storefront';
import { dayAt } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import { findPublicReviews, findQuestion } from '../feedback/index.ts';
import { findPublicStore } from './storefront.service.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

const lastPage = 100_000;

/** The page of a store's reviews; `page` is as the address has it. */
export async function readReviewsPage(
  platform: Platform,
  scope: StoreScope,
  asked: unknown,
): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, scope);
  const wanted = Number(asked);
  const page = Number.isInteger(wanted) && wanted > 1 && wanted <= lastPage ? wanted : 1;
  const reviews = await findPublicReviews(platform.db, scope, { pageNumber: page - 1 });
  return { kind: 'reviews', store, reviews, page };
}

/** Reads the form of a question. */
export async function readAskPage(platform: Platform, scope: StoreScope): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, scope);
  return { kind: 'ask', store, today: dayAt(platform.clock.now(), store.timeZone) };
}

/** A question and its reply, for who has its link. @throws ProblemError NOT_FOUND */
export async function readQuestionPage(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, scope);
  const question = await findQuestion(platform.db, scope, token);
  return { kind: 'question', store, question, token };
}
