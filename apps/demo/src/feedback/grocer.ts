import type { DemoFeedback } from './feedback.ts';

/** The questions and reviews of the grocer. */
export const grocerFeedback: DemoFeedback = {
  reviews: [
    [5, 'Peaches that smell of peaches. I had forgotten.'],
    [3, 'Good produce, but two yogurts expired the next day.'],
    [4, 'Quick pickup, the bags were packed with the heavy things at the bottom.'],
    [
      5,
      'They called when the rye was out and offered the spelt instead. That is service.',
      'Thank you! We would rather ask than guess.',
    ],
    [5, ''],
    [
      2,
      'Eggs: three of twelve broken.',
      'We are sorry. They travel in a box of their own from now on.',
    ],
    [4, 'Nice cheese counter. Would love more from Wisconsin.'],
    [5, 'My weekly order, never a mistake in two months.'],
    [4, ''],
    [5, 'Salmon was fresh and the skin was on, as I asked.'],
    [4, 'A bit more expensive than the big ones, and you taste why.'],
    [3, 'Delivery came at the end of the window, ice cream was soft.'],
    [5, 'Friendly, fast, good tomatoes.'],
    [5, ''],
  ],
  inquiries: [
    {
      hoursAgo: 3,
      name: 'Ingrid Solberg',
      message: 'Could you order lingonberries for me? Two jars would do until the holidays.',
      email: 'ingrid.solberg@demo.test',
    },
    {
      hoursAgo: 30,
      name: 'Marcus Webb',
      message: 'Do you make fruit baskets? I need six for a retirement party.',
      phone: '+1 (773) 555-0148',
      eventIn: 9,
      read: true,
    },
    {
      hoursAgo: 120,
      name: 'Elena Petrova',
      message: 'Which of your breads are without milk?',
      email: 'elena.petrova@demo.test',
      reply: 'The rye, the baguette and the sourdough. Each says so on its page, too.',
    },
  ],
};
