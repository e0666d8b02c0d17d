import {
  askQuestion,
  countFeedback,
  decideReview,
  findCustomerFeedback,
  findInquiries,
  findOwnReview,
  findPublicReviews,
  findQuestion,
  findReportedReviews,
  findReviews,
  followOwnReview,
  followQuestion,
  openInquiry,
  openReview,
  replyToInquiry,
  replyToReview,
  reportReview,
  saveOwnReview,
  stars,
} from '@counter/contract/feedback';
import { operatorPageSize } from '@counter/contract/operator';
import { route, topicRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as ofCustomer from './customer-feedback.service.ts';
import * as questions from './questions.service.ts';
import * as deciding from './deciding.service.ts';
import { countNew } from './feedback.repository.ts';
import * as inquiries from './inquiries.service.ts';
import { countReviews } from './reviews.repository.ts';
import * as own from './own-review.service.ts';
import * as reviews from './reviews.service.ts';

/** Routes of questions to a store and of reviews. */
export function feedbackRoutes(platform: Platform): Route[] {
  return [
    ...countRoutes(platform),
    ...inquiryRoutes(platform),
    ...reviewRoutes(platform),
    ...publicRoutes(platform),
    ...ownReviewRoutes(platform),
    ...operatorReviewRoutes(platform),
  ];
}

function countRoutes({ db }: Platform): Route[] {
  return [
    route(findCustomerFeedback, async ({ scope, params }) => ({
      data: await ofCustomer.findCustomerFeedback(db, scope, params.customerId),
    })),
    route(countFeedback, async ({ scope }) => {
      const [newInquiries, newReviews, all] = await Promise.all([
        countNew(db, scope, 'inquiries'),
        countNew(db, scope, 'reviews'),
        countReviews(db, scope),
      ]);
      return { data: { newInquiries, newReviews, reviews: all } };
    }),
  ];
}

function inquiryRoutes(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(findInquiries, async ({ scope, params, query: { status } }) => ({
      data: await inquiries.findInquiries(db, scope, { pageNumber: params.page, status }),
    })),
    route(openInquiry, async ({ scope, params: { id } }) => ({
      data: scope.readOnly
        ? await inquiries.findInquiry(db, scope, id)
        : await act(scope, (work) => inquiries.openInquiry(work, id)),
    })),
    route(replyToInquiry, async ({ scope, body }) => {
      const data = await act(scope, (work) => inquiries.replyToInquiry(work, platform, body));
      const unsent = data.reply?.sentBy === null;
      return {
        data,
        message: unsent
          ? "Reply saved at the link of the question. We can't text this number."
          : 'Reply sent',
      };
    }),
  ];
}

function reviewRoutes(platform: Platform): Route[] {
  const { db, act, publicUrl } = platform;
  return [
    route(findReviews, async ({ scope, params, query: { status, rating } }) => ({
      data: await reviews.findReviews(db, scope, {
        pageNumber: params.page,
        status,
        rating: stars.find((one) => String(one) === rating),
      }),
    })),
    route(openReview, async ({ scope, params: { id } }) => ({
      data: scope.readOnly
        ? await reviews.findReview(db, scope, id)
        : await act(scope, (work) => reviews.openReview(work, id)),
    })),
    route(replyToReview, async ({ scope, body }) => ({
      data: await act(scope, (work) => reviews.replyToReview(work, publicUrl(), body)),
      message: 'Reply published',
    })),
    route(reportReview, async ({ scope, body }) => ({
      data: await act(scope, (work) => reviews.reportReview(work, body)),
      message: 'Review reported',
    })),
  ];
}

function publicRoutes({ db, act }: Platform): Route[] {
  return [
    route(findPublicReviews, async ({ scope, params: { page } }) => ({
      data: await reviews.findPublicReviews(db, scope, { pageNumber: page }),
    })),
    route(askQuestion, async ({ scope, body, request: { idempotencyKey } }) => {
      const { website: _empty, ...asked } = body;
      return {
        data: await act(scope, (work) => questions.askQuestion(work, asked, idempotencyKey)),
      };
    }),
    route(findQuestion, async ({ scope, params: { token } }) => ({
      data: await questions.findQuestion(db, scope, token),
    })),
    topicRoute(followQuestion, async ({ scope, params: { token } }) =>
      questions.findQuestionTopic(db, scope, token),
    ),
  ];
}

function ownReviewRoutes({ db, act, clock }: Platform): Route[] {
  return [
    route(findOwnReview, async ({ scope, params: { token } }) => ({
      data: await own.findOwnReview(db, scope, { token, now: clock.now() }),
    })),
    route(saveOwnReview, async ({ scope, params: { token }, body }) => ({
      data: await act(scope, (work) => own.saveOwnReview(work, token, body)),
    })),
    topicRoute(followOwnReview, async ({ scope, params: { token } }) =>
      own.findReviewTopic(db, scope, token),
    ),
  ];
}

function operatorReviewRoutes({ db, act, publicUrl }: Platform): Route[] {
  return [
    route(findReportedReviews, async ({ query: { search, state, pageNumber } }) => ({
      data: await deciding.findReportedReviews(db, {
        search,
        state,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(decideReview, async ({ scope, body: { storeId: _opened, ...decision } }) => ({
      data: await act(scope, (work) => deciding.decideReview(work, publicUrl(), decision)),
    })),
  ];
}
