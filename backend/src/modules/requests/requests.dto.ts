import { IdProperty, TextProperty, TokenDto } from '../../platform/rest/properties.ts';

/** A first limit for every text; the rules have shorter ones. Pictures have a limit of their own. */
const LONG = 5000;
/** A picture's field may have another text: it then changes nothing. */
const PICTURE = { isOptional: true, description: 'A data URL; anything else changes nothing' } as const;

/** Which request to decide. */
export class RequestDto extends TokenDto {
  @IdProperty() requestId: number;
}

export class DenyDto extends RequestDto {
  @TextProperty({ max: LONG, description: 'The asker reads it' }) reason: string;
}

/** The player that an account is linked to, and the player's new name. */
export class LinkDto extends RequestDto {
  @IdProperty({ isOptional: true }) playerId?: number | null;
  @TextProperty({ isOptional: true, max: LONG }) nickname?: string | null;
}

/** The invite to answer. */
export class AnswerDto extends TokenDto {
  @IdProperty() inviteId: number;
}

export class CreateTeamDto extends TokenDto {
  @TextProperty({ max: LONG }) teamname: string;
  @TextProperty({ isOptional: true, description: 'The crest as a data URL; without one the team has none yet' })
  teamlogo?: string | null;
}

export class TeamSettingsDto extends TokenDto {
  @TextProperty({ isOptional: true, max: LONG }) teamname?: string | null;
  @TextProperty(PICTURE) teamlogo?: string | null;
  @TextProperty(PICTURE) banner?: string | null;
}

/** The same for a player. */
export class ImageSettingsDto extends TokenDto {
  @TextProperty(PICTURE) avatar?: string | null;
  @TextProperty(PICTURE) banner?: string | null;
}

export class ExistingUserDto extends TokenDto {
  @TextProperty({ isOptional: true, max: LONG, description: 'How staff can tell that it is this player' })
  helpText?: string | null;
  @TextProperty({ max: LONG }) platform: string;
  @TextProperty({ max: LONG }) platformId: string;
  @TextProperty({ max: LONG, format: 'date', description: 'YYYY-MM-DD' }) birthdate: string;
  @TextProperty({ max: LONG, description: 'Two letters, as SE' }) nationality: string;
}
