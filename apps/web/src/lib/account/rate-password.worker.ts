import { ratePassword } from '@counter/contract/passwords';
import type { RatingRequest } from './rate-password.ts';

addEventListener('message', ({ data }: MessageEvent<RatingRequest>) => {
  postMessage(ratePassword(data.password, data.owner));
});
