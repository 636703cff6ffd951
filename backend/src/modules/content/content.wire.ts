import { ApiProperty } from '@nestjs/swagger';
import type { FaqItem } from './faq.ts';

/** A row of GET /api/faq/{language}. */
export class FaqWire {
  @ApiProperty() category: string;
  @ApiProperty({ description: 'The question' }) header: string;
  @ApiProperty({ description: 'The answer, as markdown' }) content: string;
}

export const toFaqWireRow = ({ category, question, answer }: FaqItem): FaqWire => ({
  category,
  header: question,
  content: answer,
});
