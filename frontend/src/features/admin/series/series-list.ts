import { idOf, paths } from '../../../lib/paths';
import { placePath, type AdminPlace } from '../tabs';

/** The choices of the match night's page, and where they are from, for the way back from a report. */
export const fromMatchNight = (choices: URLSearchParams): string =>
  `?${new URLSearchParams([...choices].filter(([name]) => name !== 'from').concat([['from', 'match-night']]))}`;

/** The same for a report that is opened beside the files of the night. */
export const FROM_NIGHT = '?from=night';

/** The same for one from the weeks of a division. */
export const fromDivision = (divisionId: number): string => `?division=${divisionId}&from=division`;

/** The same for one from the list of kept files. */
export const FROM_REPLAY_FILES = '?from=replay-files';

interface ReportList {
  place: AdminPlace;
  /** Its address with its choices. */
  at: string;
}

/** The list that a report was opened from, to which its reader returns. */
export function listOf(search: string): ReportList {
  const choices = new URLSearchParams(search);
  const divisionId = idOf(choices.get('division') ?? undefined);
  switch (choices.get('from')) {
    case 'match-night':
      return { place: 'matchNight', at: placePath('matchNight') + search };
    case 'night':
      return { place: 'night', at: placePath('night') };
    case 'replay-files':
      return { place: 'replayFiles', at: placePath('replayFiles') };
    case 'division':
      if (divisionId !== null) return { place: 'divisions', at: paths.adminDivision(divisionId, 'weeks') };
  }
  return { place: 'matches', at: placePath('matches') + search };
}
