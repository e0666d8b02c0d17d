import type { ComponentType } from 'react';
import type { PageProps } from './page-props.ts';
import { text } from './public.text.ts';

export interface Page {
  path: string;
  /** The page's title in the browser tab. */
  title: string;
  /** A sign-in page: people who are already signed in are redirected. */
  signsIn?: true;
  /** The address ends with a value: `/invitation/…`. */
  hasValue?: true;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export const notFound: Page = {
  path: '/404',
  title: text.pageNotFound,
  load: async () => import('./pages/not-found.tsx'),
};

/** The public pages, each with its own chunk. The portal has all other addresses. */
export const pages: readonly Page[] = [
  {
    path: '/home',
    title: text.homeTitle,
    load: async () => import('./pages/home.tsx'),
  },
  {
    path: '/faq',
    title: text.frequentlyAskQuestions,
    load: async () => import('./pages/faq.tsx'),
  },
  {
    path: '/login',
    title: text.login,
    signsIn: true,
    load: async () => import('./pages/login.tsx'),
  },
  {
    path: '/mylogin',
    title: text.sellerLogin,
    signsIn: true,
    load: async () => import('./pages/seller-login.tsx'),
  },
  {
    path: '/password_reset',
    title: text.forgotPassword,
    load: async () => import('./pages/forgot-password.tsx'),
  },
  {
    path: '/change_password',
    title: text.chooseNewPassword,
    hasValue: true,
    load: async () => import('./pages/change-password.tsx'),
  },
  {
    path: '/confirm_email',
    title: text.confirmYourEmail,
    hasValue: true,
    load: async () => import('./pages/confirm-email.tsx'),
  },
  {
    path: '/invitation',
    title: text.yourInvitation,
    hasValue: true,
    load: async () => import('./pages/invitation.tsx'),
  },
  {
    path: '/cancel_bank_change',
    title: text.cancelBankChange,
    hasValue: true,
    load: async () => import('./pages/cancel-bank-change.tsx'),
  },
  {
    path: '/cancel_factor_reset',
    title: text.keepYourSecondFactor,
    hasValue: true,
    load: async () => import('./pages/cancel-factor-reset.tsx'),
  },
  {
    path: '/unsubscribe',
    title: text.unsubscribe,
    hasValue: true,
    load: async () => import('./pages/unsubscribe.tsx'),
  },
  notFound,
];
