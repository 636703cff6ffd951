import { TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 200;

export class DetailsDto extends TokenDto {
  @TextProperty({ max: LONG, description: 'steam, epic, playstation, xbox or switch' }) platform: string;
  @TextProperty({ max: LONG, description: "The player's name there" }) platformId: string;
  @TextProperty({ max: LONG, format: 'date', description: 'YYYY-MM-DD' }) birthdate: string;
  @TextProperty({ max: LONG, description: 'Two letters, as SE' }) nationality: string;
}

export class NewUserDto extends DetailsDto {
  @TextProperty({ max: LONG }) nickname: string;
}
