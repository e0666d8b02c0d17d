import type { DemoFeedback } from './feedback.ts';

/** The questions and reviews of the kitchen. */
export const kitchenFeedback: DemoFeedback = {
  reviews: [
    [5, 'Best hummus this side of Atlantic Avenue. Still warm bread when it got here.'],
    [2, 'Falafel was good but the order came without the tahini we paid extra for.'],
    [4, 'Everything tasty, portions could be a little bigger for the price.'],
    [1, 'You people should close this dump. I never even ordered here.'],
    [
      5,
      'Fourth time this month. The lentil soup is what I want when I have a cold.',
      'Thank you! We will tell the kitchen. Get well soon.',
    ],
    [
      3,
      'Great food, but the pickup took 20 minutes longer than it said.',
      'You are right, Friday got away from us. We have added a second person at the pass.',
    ],
    [5, 'They packed the garlic sauce separately as I asked. Small thing, makes me come back.'],
    [4, 'Shawarma plate was generous and hot. Fries were a bit soft by the time I was home.'],
    [5, ''],
    [
      2,
      'One of the two wraps was the wrong one. Tasted fine, but my daughter does not eat lamb.',
      'We are sorry: that should not happen. Show us this order next time and the wrap is on us.',
    ],
    [5, 'Catered our office lunch for twelve. On time, labeled, nothing left over.'],
    [4, 'Good value. The baklava is worth every calorie.'],
    [5, 'Friendly people at the counter, they remembered my no-onion wish from last week.'],
    [4, ''],
    [
      3,
      'Salad was fresh, grilled chicken a little dry.',
      'Thank you for telling us. We have shortened the time on the grill.',
    ],
    [5, 'Muhammara! Where else do you get it like this.'],
    [5, ''],
    [4, 'Delivery rider was very polite and called because our bell is broken.'],
    [5, 'Ordered ahead for 6 pm and it was ready at 6 pm.'],
    [
      1,
      'Arrived cold and the soup had leaked through the bag.',
      'That is not how it should arrive. Your money is on its way back, and the lids are new.',
    ],
    [5, 'Vegan options that are not an afterthought.'],
    [4, 'Solid neighborhood place. Wish you were open on Monday mornings.'],
    [5, 'Kids fought over the last fatayer, so I suppose that is five stars.'],
    [4, ''],
  ],
  inquiries: [
    {
      hoursAgo: 0.7,
      name: 'Leah Abrams',
      message:
        'Hello! We are planning a small wedding brunch for about 45 people, half of them vegetarian. Could you cater it, and do you have a menu for groups?',
      email: 'leah.abrams@demo.test',
      phone: '+1 (718) 555-0163',
      address: '88 Pineapple Street, Brooklyn, NY 11201',
      eventIn: 47,
    },
    {
      hoursAgo: 5,
      name: 'Devon Clarke',
      message: 'Is there sesame in the falafel itself, or only in the sauce? My son is allergic.',
      phone: '+1 (917) 555-0119',
    },
    {
      hoursAgo: 26,
      name: 'Grace Kim',
      message:
        'Can I order 30 wraps for a school trip, picked up at 7:30 in the morning? Invoice to the school.',
      email: 'grace.kim@demo.test',
      eventIn: 12,
      read: true,
    },
    {
      hoursAgo: 70,
      name: 'Tomás Herrera',
      message: 'I think I left a gray umbrella at your counter on Tuesday. Did anybody find it?',
      email: 'tomas.herrera@demo.test',
      reply: 'We did! It waits for you behind the counter; just ask for it.',
    },
    {
      hoursAgo: 190,
      name: 'Priya Nair',
      message: 'Do you deliver to Red Hook, and what does it cost?',
      phone: '+1 (646) 555-0171',
      reply: 'We do, in about 40 minutes. The basket shows the fee before you order.',
    },
    {
      hoursAgo: 400,
      name: 'Jonah Feld',
      message: 'Are you open on the long weekend? We are eight and nobody wants to cook.',
      email: 'jonah.feld@demo.test',
      eventIn: 4,
      reply: 'Until 15:00, with a set menu for groups. Order two days ahead to be safe.',
    },
  ],
};
