import { plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for home. */
export const text = {
  heroTitle: 'Your whole city, at your counter.',
  heroLead:
    'Sell through your own web store, for delivery and for pickup. Every order arrives on one screen, from the first ping to the handover.',
  becomeBusinessPartner: 'Become a business partner',
  seeHowItWorks: 'See how it works',
  newOrder: 'New order',
  exampleItems: '2 Mezze plates, 1 Mint tea',
  examplePickup: (span: ReactNode) => rich`Pickup in 20 min ${span}`,

  howItWorks: 'How it works',
  faqLink: 'FAQ',
  tagline: "The merchant's side of a delivery marketplace.",
  more: 'More',
  frequentlyAskQuestions: 'Frequently Ask Questions',
  signin: 'Signin',
  signup: 'Signup',
  goToDashboard: 'Go to dashboard',

  homeDescription:
    'Sell through your own web store, for delivery and for pickup, with orders, menu and numbers on one screen. Become a business partner of the marketplace.',

  tellUsTitle: 'Tell us about your business',
  tellUsHelp: "Enter your business name, address and phone number. That's all we need to start.",
  signUpStoreTitle: 'Sign up your store',
  signUpStoreHelp:
    'Add your account, your business and a bank account for payouts. Send your menu as a link or pictures.',
  openAndSell: 'Open and sell',
  openAndSellHelp:
    'Once your store is approved, open it with one switch. Orders ring until someone looks. Accept, prepare, hand over.',
  howItWorksLead: 'Three steps to your first order.',

  inputKeptHint: (failure: string) => `${failure} What you typed is still here.`,
  businessName: 'Business Name',
  businessAddress: 'Business Address',
  contactNumber: 'Contact Number',
  contactNumberHelp: "We'll only call about your store.",
  joinUs: 'Join Us',

  signUpNext: 'You sign up with your account, your business and your bank account.',
  reviewNext: 'We review your application and approve your store.',
  openNext: 'You open your store and get your first order.',
  whatHappensNext: 'What happens next',
  faqHint: (link: Mark) => rich`Questions? Read ${link('the FAQ page')}.`,

  mobileApps: 'Mobile apps',
  mobileAppsHelp:
    'Consumers, businesses, delivery agents and order managers each have their own app.',
  referralReward: 'Referral reward',
  referralRewardHelp:
    'Refer a business or a consumer and earn a share of the platform commission on their delivery fees, with no end date.',
  yours: 'Yours',
  pricesAndMinimums: 'Prices and minimums',
  pricesHelp: 'You set your prices and your minimum order.',
  promisesTitle: 'Fair to everyone',
  readMore: (title: string) => `Read more: ${title}`,
  readMoreLink: 'Read more',

  yourOwnWebStore: 'Your own web store',
  webStoreHelp:
    'Your name, your menu and your pictures at your own web address. Nothing to build or install.',
  delivery: 'Delivery',
  deliveryHelp: "An agent takes each order from your counter to the door as soon as it's ready.",
  pickup: 'Pickup',
  pickupHelp:
    'Customers order ahead and collect when it suits them. No line at the counter, no phone calls at noon.',
  poolDelivery: 'Pool delivery',
  poolDeliveryHelp: 'Orders going the same way share one trip, with an agent or your own rider.',
  marketingPromotions: 'Marketing promotions',
  promotionsHelp: 'Fill quiet hours with promo codes, deals and texts to customers who opted in.',
  weblinks: 'Weblinks',
  weblinksHelp: 'One link opens your store: in your profile, in a message, on every receipt.',
  waysToSellTitle: 'Every way to sell, from one place',
  waysToSellLead: "Start with one and add the others when you're ready.",

  faq: {
    marketplace: 'The marketplace',
    mobileAppsQuestion: 'Which mobile apps are there?',
    mobileAppsAnswer:
      'There are four. People find businesses, order and follow their orders in the consumer app. The business app is for the owner and the team. The delivery agent app is for the people who deliver. The order manager app is for people who manage many orders at once.',
    availabilityQuestion: 'Where is the service available?',
    availabilityAnswer:
      "It's available nationwide, in one country. Any business or consumer there can join.",
    consumerSignUpQuestion: 'Does a consumer have to sign up before ordering?',
    consumerSignUpAnswer:
      'Yes. A consumer has to sign up before the first order. The business then knows who ordered, and the delivery agent knows who to call.',
    partnerQuestion: 'How do I become a business partner?',
    partnerAnswer:
      "Fill in the form on the home page with your business name, address and contact number. Then sign up with your account, your business and your bank account. You can open your store as soon as it's approved.",
    ordersAndDelivery: 'Orders and delivery',
    deliveryModesQuestion: 'Which delivery modes are there?',
    selfPickupAnswer:
      'There are three. Self pick-up with advance order: the consumer orders ahead and collects the order at the counter.',
    directDeliveryAnswer:
      "Direct (ASAP) delivery: a delivery agent takes the order from the counter straight to the door as soon as it's ready.",
    pooledDeliveryAnswer: 'Pooled delivery: orders going the same way share one trip.',
    minimumOrderQuestion: 'Is there a minimum order value?',
    minimumOrderAnswer:
      "Each business sets its own. You can't place a smaller order with that business.",
    tipQuestion: 'Do I have to tip?',
    tipAnswer: "No. Tipping is optional and doesn't change your order.",
    blockQuestion: 'Can a business block a consumer?',
    blockAnswer:
      "Yes. A business owner can block a consumer, who then can't order from that business. They can still order from others.",
    pricesAndFees: 'Prices and fees',
    pricesQuestion: 'Who sets prices and delivery fees?',
    pricesAnswer:
      'Each business sets the prices of its products. If the business delivers, it sets the delivery fee. If a delivery agent delivers, they set it.',
    referralQuestion: 'What is the referral reward?',
    referralAnswer:
      'When you onboard a business or a consumer, you earn 10% of the platform commission on their delivery fees.',
    referralDurationAnswer:
      'The reward is perpetual: it has no end date, and you earn it on every delivery.',
    payoutQuestion: 'When is the referral reward paid out?',
    payoutAnswer: 'A payout takes 3 to 7 business days.',
    transferChargesQuestion: 'Who pays the transfer charges of a payout?',
    transferChargesAnswer: 'Transfer charges are borne by the user who receives the reward.',

    linkCopied: 'Link copied',
    copyLinkFromAddressBar: 'Copy the link from the address bar',
    copyLinkTo: (question: string) => `Copy link to: ${question}`,
    copyLink: 'Copy link',

    faqDescription:
      'Answers about the marketplace: apps, delivery modes, prices and fees, minimum orders, tipping and the referral reward.',
    pageHelp: 'Common questions from businesses and consumers.',
    found: (count: number) => `${count} ${plural(count, 'answer', 'answers')} found`,

    searchAnswers: 'Search the answers',
  },
} as const;
