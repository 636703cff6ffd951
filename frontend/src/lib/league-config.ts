import league from '../../../backend/content/league.json';

/** A logo is one of the drawings in league/sponsor-mark.tsx; its text is `cooperation.sponsor.<emblem>`. */
interface Sponsor {
  name: string;
  url: string;
  emblem: 'cup' | 'tyre' | 'lantern' | 'fir';
}

/** The site where a signed-up team must also register when no qualifier is open here; its text is `tournament.<id>` of the sign-up. */
interface Tournament {
  id: 'qualifiers' | 'cup';
  url: string;
}

type League = Omit<typeof league, 'sponsors' | 'tournaments'> & {
  sponsors: readonly Sponsor[];
  tournaments: readonly Tournament[];
};

/**
 * The operator of this site: names, links, numbers and sponsors, from `backend/content/league.json`, which the server reads too. The
 * gift is one with Swish: the association's number, and what the payer finds filled in and may change (SEK).
 */
export const LEAGUE = league as League;
