import { plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of home. */
export const text = {
  yourWholeCityAtYour: 'Your whole city, at your counter.',
  sellThroughYourOwnWeb:
    'Sell through your own web store, for delivery and for pickup. Every order arrives on one screen, from the first ping to the handover.',
  becomeBusinessPartner: 'Become a business partner',
  seeHowItWorks: 'See how it works',
  newOrder: 'New order',
  twoMezzePlates1Mint: '2 Mezze plates, 1 Mint tea',
  pickupIn20Min: (span: ReactNode) => rich`Pickup in 20 min ${span}`,

  howItWorks: 'How it works',
  faqLink: 'FAQ',
  merchantsSideOfDeliveryMarketplace: "The merchant's side of a delivery marketplace.",
  more: 'More',
  frequentlyAskQuestions: 'Frequently Ask Questions',
  signin: 'Signin',
  signup: 'Signup',
  goToDashboard: 'Go to dashboard',

  sellThroughYourOwnWebStore:
    'Sell through your own web store, for delivery and for pickup, with orders, menu and numbers on one screen. Become a business partner of the marketplace.',

  tellUsAboutYourBusiness: 'Tell us about your business',
  nameAddressAndNumberTo:
    "Enter your business name, address and phone number. That's all we need to start.",
  signUpYourStore: 'Sign up your store',
  yourAccountYourBusinessAnd:
    'Add your account, your business and a bank account for payouts. Send your menu as a link or pictures.',
  openAndSell: 'Open and sell',
  onceYourStoreIsApproved:
    'Once your store is approved, open it with one switch. Orders ring until someone looks. Accept, prepare, hand over.',
  threeStepsToYourFirst: 'Three steps to your first order.',

  whatYouTypedIsStill: (failure: string) => `${failure} What you typed is still here.`,
  businessName: 'Business Name',
  businessAddress: 'Business Address',
  contactNumber: 'Contact Number',
  weCallItOnlyAbout: "We'll only call about your store.",
  joinUs: 'Join Us',

  youGoOnToSign: 'You sign up with your account, your business and your bank account.',
  weReviewYourApplication: 'We review your application and approve your store.',
  youOpenItAndFirst: 'You open your store and get your first order.',
  whatHappensNext: 'What happens next',
  somethingUnclearAnswersAreOn: (link: Mark) => rich`Questions? Read ${link('the FAQ page')}.`,

  mobileApps: 'Mobile apps',
  forConsumersBusinessesDeliveryAgents:
    'Consumers, businesses, delivery agents and order managers each have their own app.',
  referralReward: 'Referral reward',
  bringBusinessOrConsumerAnd:
    'Refer a business or a consumer and earn a share of the platform commission on their delivery fees, with no end date.',
  yours: 'Yours',
  pricesAndMinimums: 'Prices and minimums',
  youSetYourPrices: 'You set your prices and your minimum order.',
  fairToEverybodyWhoTakes: 'Fair to everyone',
  readMore: (title: string) => `Read more: ${title}`,
  readMoreLink: 'Read more',

  yourOwnWebStore: 'Your own web store',
  yourNameYourMenuAnd:
    'Your name, your menu and your pictures at your own web address. Nothing to build or install.',
  delivery: 'Delivery',
  agentTakesOrderFromYour:
    "An agent takes each order from your counter to the door as soon as it's ready.",
  pickup: 'Pickup',
  customersOrderAheadAndCollect:
    'Customers order ahead and collect when it suits them. No line at the counter, no phone calls at noon.',
  poolDelivery: 'Pool delivery',
  ordersThatGoSameWay: 'Orders going the same way share one trip, with an agent or your own rider.',
  marketingPromotions: 'Marketing promotions',
  promoCodesDealsAndText:
    'Fill quiet hours with promo codes, deals and texts to customers who opted in.',
  weblinks: 'Weblinks',
  oneLinkOpensYourStore:
    'One link opens your store: in your profile, in a message, on every receipt.',
  everyWayToSellFrom: 'Every way to sell, from one place',
  startWithOne: "Start with one and add the others when you're ready.",

  faq: {
    marketplace: 'The marketplace',
    whichMobileAppsAreThere: 'Which mobile apps are there?',
    thereAreFourConsumerApp:
      'There are four. People find businesses, order and follow their orders in the consumer app. The business app is for the owner and the team. The delivery agent app is for the people who deliver. The order manager app is for people who manage many orders at once.',
    whereIsServiceAvailable: 'Where is the service available?',
    itIsAvailableNationwideIn:
      "It's available nationwide, in one country. Any business or consumer there can join.",
    doesConsumerHaveToSign: 'Does a consumer have to sign up before ordering?',
    yesConsumerHasToSign:
      'Yes. A consumer has to sign up before the first order. The business then knows who ordered, and the delivery agent knows who to call.',
    howDoIBecomeBusiness: 'How do I become a business partner?',
    leaveYourBusinessNameAddress:
      "Fill in the form on the home page with your business name, address and contact number. Then sign up with your account, your business and your bank account. You can open your store as soon as it's approved.",
    ordersAndDelivery: 'Orders and delivery',
    whichDeliveryModesAreThere: 'Which delivery modes are there?',
    threeSelfPickUpWith:
      'There are three. Self pick-up with advance order: the consumer orders ahead and collects the order at the counter.',
    directAsapDeliveryDeliveryAgent:
      "Direct (ASAP) delivery: a delivery agent takes the order from the counter straight to the door as soon as it's ready.",
    pooledDeliveryOrdersThatGo: 'Pooled delivery: orders going the same way share one trip.',
    isThereMinimumOrderValue: 'Is there a minimum order value?',
    eachBusinessSetsItsOwn:
      "Each business sets its own. You can't place a smaller order with that business.",
    doIHaveToTip: 'Do I have to tip?',
    noTippingIsOptionalOrder: "No. Tipping is optional and doesn't change your order.",
    canBusinessBlockConsumer: 'Can a business block a consumer?',
    yesBusinessOwnerCanBlock:
      "Yes. A business owner can block a consumer, who then can't order from that business. They can still order from others.",
    pricesAndFees: 'Prices and fees',
    whoSetsPricesAndDelivery: 'Who sets prices and delivery fees?',
    eachBusinessSetsPricesOf:
      'Each business sets the prices of its products. If the business delivers, it sets the delivery fee. If a delivery agent delivers, they set it.',
    whatIsReferralReward: 'What is the referral reward?',
    whoeverOnboardedBusinessOrConsumer:
      'When you onboard a business or a consumer, you earn 10% of the platform commission on their delivery fees.',
    rewardIsPerpetualItHas:
      'The reward is perpetual: it has no end date, and you earn it on every delivery.',
    whenIsReferralRewardPaid: 'When is the referral reward paid out?',
    payoutTakes3To7: 'A payout takes 3 to 7 business days.',
    whoPaysTransferChargesOf: 'Who pays the transfer charges of a payout?',
    transferChargesAreBorneBy: 'Transfer charges are borne by the user who receives the reward.',

    linkCopied: 'Link copied',
    copyLinkFromAddressBar: 'Copy the link from the address bar',
    copyLinkTo: (question: string) => `Copy link to: ${question}`,
    copyLink: 'Copy link',

    answersAboutMarketplaceAppsDelivery:
      'Answers about the marketplace: apps, delivery modes, prices and fees, minimum orders, tipping and the referral reward.',
    whatBusinessesAndConsumersAsk: 'Common questions from businesses and consumers.',
    found: (count: number) => `${count} ${plural(count, 'answer', 'answers')} found`,

    searchAnswers: 'Search the answers',
  },
} as const;
