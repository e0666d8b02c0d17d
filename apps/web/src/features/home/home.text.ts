import type { ReactNode } from 'react';
import { plural, rich, type Mark } from '../../lib/sentence.ts';

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
    'Name, address and a number to reach you: three lines, and you are on your way.',
  signUpYourStore: 'Sign up your store',
  yourAccountYourBusinessAnd:
    'Your account, your business and the bank account that your payouts go to. Bring your menu as a link or as pictures.',
  openAndSell: 'Open and sell',
  onceYourStoreIsApproved:
    'Once your store is approved, open it with one switch. Orders ring until somebody looks: accept, prepare, hand over.',
  threeStepsToYourFirst: 'Three steps to your first order.',

  whatYouTypedIsStill: (failure: string) => `${failure} What you typed is still here.`,
  businessName: 'Business Name',
  businessAddress: 'Business Address',
  contactNumber: 'Contact Number',
  weCallItOnlyAbout: 'We call it only about your store.',
  joinUs: 'Join Us',

  youGoOnToSign:
    'You go on to sign up at once, with your account, your business and your bank account.',
  weCheckWhatYouHanded: 'We check what you handed in and approve your store.',
  youOpenItAndFirst: 'You open it, and the first order rings.',
  threeLinesNowWhatComes: 'Three lines now. What comes next:',
  somethingUnclearAnswersAreOn: (link: Mark) =>
    rich`Something unclear? The answers are on ${link('the FAQ page')}.`,

  mobileApps: 'Mobile apps',
  forConsumersBusinessesDeliveryAgents:
    'For consumers, businesses, delivery agents and order managers: everybody on the way of an order has their own.',
  referralReward: 'Referral reward',
  bringBusinessOrConsumerAnd:
    'Bring a business or a consumer and earn a share of the platform commission on their delivery fees, for good.',
  yours: 'Yours',
  pricesAndMinimums: 'Prices and minimums',
  whatYourProductsCostAnd:
    'What your products cost, and from which amount you take an order, is up to you.',
  fairToEverybodyWhoTakes: 'Fair to everybody who takes part',
  readMore: (title: string) => `Read more: ${title}`,
  readMoreLink: 'Read more',

  yourOwnWebStore: 'Your own web store',
  yourNameYourMenuAnd:
    'Your name, your menu and your pictures at an address of your own. There is nothing to build and nothing to install.',
  delivery: 'Delivery',
  agentTakesOrderFromYour:
    'An agent takes the order from your counter straight to the door, as soon as it is ready.',
  pickup: 'Pickup',
  customersOrderAheadAndCollect:
    'Customers order ahead and collect when it suits them. No queue at the till, no phone that rings at noon.',
  poolDelivery: 'Pool delivery',
  ordersThatGoSameWay:
    'Orders that go the same way share one trip, with an agent or with a rider of your own.',
  marketingPromotions: 'Marketing promotions',
  promoCodesDealsAndText:
    'Promo codes, deals and text messages to customers who asked for them fill your quiet hours.',
  weblinks: 'Weblinks',
  oneLinkOpensYourStore:
    'One link opens your store: in your profile, in a message, on every receipt.',
  everyWayToSellFrom: 'Every way to sell, from one place',
  chooseWhatSuitsYourBusiness:
    'Choose what suits your business. You can begin with one and add the others when you are ready.',

  faq: {
    marketplace: 'The marketplace',
    whichMobileAppsAreThere: 'Which mobile apps are there?',
    thereAreFourConsumerApp:
      'There are four: the consumer app, in which people find a business, order and follow their order; the business app, for the owner and the team behind the counter; the delivery agent app, for those who bring the orders; and the order manager app, for those who keep many orders moving at once.',
    whereIsServiceAvailable: 'Where is the service available?',
    itIsAvailableNationwideIn:
      'It is available nationwide, in one country. Businesses and consumers everywhere in it can take part.',
    doesConsumerHaveToSign: 'Does a consumer have to sign up before ordering?',
    yesConsumerHasToSign:
      'Yes. A consumer has to sign up before the first order, so that the business knows whom it cooks for and the delivery agent whom to call at the door.',
    howDoIBecomeBusiness: 'How do I become a business partner?',
    leaveYourBusinessNameAddress:
      'Leave your business name, address and contact number in the form on the home page, then sign up: your account, your business and your bank account. Your store can open as soon as it is approved.',
    ordersAndDelivery: 'Orders and delivery',
    whichDeliveryModesAreThere: 'Which delivery modes are there?',
    threeSelfPickUpWith:
      'Three. Self pick-up with advance order: the consumer orders ahead and collects it at the counter.',
    directAsapDeliveryDeliveryAgent:
      'Direct (ASAP) delivery: a delivery agent takes the order from the counter straight to the door, as soon as it is ready.',
    pooledDeliveryOrdersThatGo: 'Pooled delivery: orders that go the same way share one trip.',
    isThereMinimumOrderValue: 'Is there a minimum order value?',
    eachBusinessSetsItsOwn:
      'Each business sets its own. An order below it cannot be placed with that business.',
    doIHaveToTip: 'Do I have to tip?',
    noTippingIsOptionalOrder:
      'No. Tipping is optional: an order is the same order with a tip or without.',
    canBusinessBlockConsumer: 'Can a business block a consumer?',
    yesBusinessOwnerCanBlock:
      'Yes. A business owner can block a consumer. From then on that consumer cannot order from this business; other businesses are not affected.',
    pricesAndFees: 'Prices and fees',
    whoSetsPricesAndDelivery: 'Who sets prices and delivery fees?',
    eachBusinessSetsPricesOf:
      'Each business sets the prices of what it sells. The delivery fee is set by whoever delivers: the business itself, or the delivery agent.',
    whatIsReferralReward: 'What is the referral reward?',
    whoeverOnboardedBusinessOrConsumer:
      'Whoever onboarded a business or a consumer earns 10% of the platform commission on the delivery fees that come of it.',
    rewardIsPerpetualItHas:
      'The reward is perpetual: it has no end date, and is earned with every further delivery.',
    whenIsReferralRewardPaid: 'When is the referral reward paid out?',
    payoutTakes3To7: 'A payout takes 3 to 7 business days.',
    whoPaysTransferChargesOf: 'Who pays the transfer charges of a payout?',
    transferChargesAreBorneBy:
      'Transfer charges are borne by the user, that is by whoever receives the reward.',

    linkCopied: 'Link copied',
    copyLinkFromAddressBar: 'Copy the link from the address bar',
    copyLinkTo: (question: string) => `Copy link to: ${question}`,
    copyLink: 'Copy link',

    answersAboutMarketplaceAppsDelivery:
      'Answers about the marketplace: apps, delivery modes, prices and fees, minimum orders, tipping and the referral reward.',
    whatBusinessesAndConsumersAsk: 'What businesses and consumers ask most, answered.',
    found: (count: number) => `${count} ${plural(count, 'answer', 'answers')} found`,

    searchAnswers: 'Search the answers',
  },
} as const;
