import { TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** The longest that a text can be before the rules look at it. */
const LONG = 200;

export class DetailsDto extends TokenDto {
  @TextProperty({ max: LONG, description: 'steam, epic, playstation, xbox or switch' }) platform: string;
  @TextProperty({ max: LONG, description: 'What the player is called there' }) platformId: string;
  @TextProperty({ max: LONG, description: 'YYYY-MM-DD' }) birthdate: string;
  @TextProperty({ max: LONG, description: 'Two letters, as SE' }) nationality: string;
}

export class NewUserDto extends DetailsDto {
  @TextProperty({ max: LONG }) nickname: string;
}
