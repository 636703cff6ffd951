import { TextProperty, TokenDto } from '../../platform/rest/properties.ts';

/** A page's whole text in both languages. */
export class PageDto extends TokenDto {
  @TextProperty({ description: 'Markdown, Swedish' }) contentswe: string;
  @TextProperty({ description: 'Markdown, English' }) contenteng: string;
}
