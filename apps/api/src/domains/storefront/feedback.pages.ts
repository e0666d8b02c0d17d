import type { StorefrontPage } from '@counter/contract/storefront';
import { dayAt } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import { findPublicReviews, findQuestion } from '../feedback/index.ts';
import { findPublicStore } from './storefront.service.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

const lastPage = 100_000;

/** Builds the page of a store's reviews. The page number comes unvalidated from the URL. */
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

/** Builds the page with the question form. */
export async function readAskPage(platform: Platform, scope: StoreScope): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, scope);
  return { kind: 'ask', store, today: dayAt(platform.clock.now(), store.timeZone) };
}

/** Builds the page of a question and its reply, for the holder of its link. @throws ProblemError NOT_FOUND */
export async function readQuestionPage(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, scope);
  const question = await findQuestion(platform.db, scope, token);
  return { kind: 'question', store, question, token };
}
