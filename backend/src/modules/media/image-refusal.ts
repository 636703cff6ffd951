import { LeagueError } from '../../domain/league-error.ts';

/** Why a picture is not taken; each has its sentence under `api.image.*`. */
export type ImageFlaw =
  | 'not-an-image'
  | 'gif'
  | 'svg'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'too-long'
  | 'truncated'
  | 'damaged'
  | 'something-added'
  | 'too-complex'
  | 'not-yours';

/** A picture is refused, and the sentence says what is wrong with it. */
export const imageRefused = (flaw: ImageFlaw, params: Record<string, number> = {}): LeagueError =>
  new LeagueError(
    'IMAGE_REFUSED',
    `api.image.${flaw}`,
    { field: 'image', params },
    flaw === 'too-large' ? 'too-large' : undefined,
  );
