import { findOnboarding, saveBankDetails, saveBusinessInfo } from '@counter/contract/onboarding';
import { registerBusiness } from '@counter/contract/store';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as businessInfo from './business-info.service.ts';
import * as onboarding from './onboarding.service.ts';
import * as further from './register-business.service.ts';
import * as submission from './submit.service.ts';

/** Binds the routes of signing up and adding stores. */
export function onboardingRoutes(platform: Platform): Route[] {
  return [
    route(findOnboarding, async ({ session, request }) => ({
      data: await onboarding.findOnboarding(platform, session, request.requestId),
    })),
    route(saveBusinessInfo, async ({ session, body, request }) => ({
      data: await businessInfo.saveBusinessInfo(platform, session, body, request.requestId),
    })),
    route(saveBankDetails, async ({ session, body, request }) => ({
      data: await submission.submitApplication(platform, session, body, request.requestId),
    })),
    route(registerBusiness, async ({ session, body, request }) => ({
      data: await further.registerBusiness(platform, session, body, request),
    })),
  ];
}
