import { IdProperty, IgnoredProperty, TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

const PICTURE = 'A data URL; empty or left out, there is no picture';

export class NewsCategoryDto extends TokenDto {
  @TextProperty() category: string;
}

export class NewsDto extends TokenDto {
  /** The token says who writes (T08). */
  @IgnoredProperty('Counts for nothing: who writes is told by the token') userId?: unknown;
  @IdProperty() newscategory: number;
  @TextProperty({ isOptional: true, description: PICTURE }) newsthumbnail?: string | null;
  @TextProperty({ isOptional: true, description: PICTURE }) newsimage?: string | null;
  @TextProperty({ isOptional: true, description: 'Empty or left out, it is made of the title' })
  newscustomUrl?: string | null;
  @TextProperty({ isOptional: true }) newsdescription?: string | null;
  @TextProperty() newstitle: string;
  @TextProperty({ description: 'Markdown' }) newscontent: string;
}
