import { LeagueError } from '../../../domain/league-error.ts';

/** Why a picture is refused. Each reason has a sentence under `api.image.*`. */
export type ImageFlaw =
  | 'not-an-image'
  | 'gif'
  | 'svg'
  | 'heic'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'truncated'
  | 'damaged'
  | 'too-complex'
  | 'not-yours';

/** The refusal of a picture, with the sentence for its reason, at the field that has the picture. */
export const imageRefused = (flaw: ImageFlaw, params: Record<string, number> = {}, field = 'image'): LeagueError =>
  new LeagueError(
    'IMAGE_REFUSED',
    `api.image.${flaw}`,
    { field, params },
    flaw === 'too-large' ? 'too-large' : undefined,
  );
