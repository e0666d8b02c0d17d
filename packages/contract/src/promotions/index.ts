export * from './promotions.choices.ts';
