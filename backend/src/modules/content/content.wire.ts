import type { FaqItem } from './faq.ts';

/** A row of GET /api/faq/{language}. */
export const toFaqWireRow = ({ category, question, answer }: FaqItem) => ({
  category,
  header: question,
  content: answer,
});
