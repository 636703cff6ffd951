import { TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** The whole text of a page, in both languages. */
export class PageDto extends TokenDto {
  @TextProperty({ description: 'Markdown, Swedish' }) contentswe: string;
  @TextProperty({ description: 'Markdown, English' }) contenteng: string;
}
