import type { StorefrontPage } from '@counter/contract/storefront';
import { dayAt } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import { scopeForVisitor } from '../../platform/tenancy/tenancy.ts';
import { findPublicReviews, findQuestion } from '../feedback/index.ts';
import { findPublicStore } from './storefront.service.ts';

const lastPage = 100_000;

/** The page of a store's reviews; `page` is as the address has it. @throws ProblemError NOT_FOUND */
export async function readReviewsPage(
  platform: Platform,
  storeUrl: string,
  asked: unknown,
): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, storeUrl);
  const scope = await scopeForVisitor(platform.db, storeUrl, null);
  const wanted = Number(asked);
  const page = Number.isInteger(wanted) && wanted > 1 && wanted <= lastPage ? wanted : 1;
  const reviews = await findPublicReviews(platform.db, scope, { pageNumber: page - 1 });
  return { kind: 'reviews', store, reviews, page };
}

/** The form of a question. @throws ProblemError NOT_FOUND */
export async function readAskPage(platform: Platform, storeUrl: string): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, storeUrl);
  return { kind: 'ask', store, today: dayAt(platform.clock.now(), store.timeZone) };
}

/** A question and its reply, for who has its link. @throws ProblemError NOT_FOUND */
export async function readQuestionPage(
  platform: Platform,
  storeUrl: string,
  token: string,
): Promise<StorefrontPage> {
  const store = await findPublicStore(platform, storeUrl);
  const scope = await scopeForVisitor(platform.db, storeUrl, null);
  const question = await findQuestion(platform.db, scope, token);
  return { kind: 'question', store, question, token };
}
