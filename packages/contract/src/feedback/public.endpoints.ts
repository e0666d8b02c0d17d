import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageNumber } from '../shared/schema.ts';
import { question, questionForm } from './inquiries.schemas.ts';
import { publicReviewPage } from './reviews.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));

export const findPublicReviews = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/reviews/{page}',
  summary: 'Lists the reviews of a store as everybody reads them, the latest first, 10 a page.',
  params: z.object({ storeUrl, page: z.pipe(idInPath, pageNumber) }),
  answer: envelope(publicReviewPage),
  can: 'anyone',
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/questions',
  summary: 'Asks a store something; answers the secret part of the link to the question.',
  params: z.object({ storeUrl }),
  body: questionForm,
  answer: envelope(z.object({ token: z.string() })),
  can: 'anyone',
  idempotency: 'accepted',
  rateLimit: 5,
});

export const findQuestion = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/questions/{token}',
  summary: 'Answers a question and what the store replied, to who has its link.',
  params: z.object({ storeUrl, token: z.string().check(z.maxLength(100)) }),
  answer: envelope(question),
  can: 'anyone',
});
