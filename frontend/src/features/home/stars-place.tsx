import type { CSSProperties } from 'react';
import { loadTexts } from '../../lib/i18n/i18n';
import { useOwnTeamIds } from '../../league/stars/stars';
import { styled } from '../../styled-system/jsx';
import { lazyPart } from '../../ui/page/lazy-part';

// only for readers who have a team or have starred one
const StarredTeams = lazyPart(() =>
  Promise.all([import('./own/starred-teams'), loadTexts('home-own')]).then(([module]) => module.StarredTeams),
);

/** As high as the section: its heading, with the space around it, and a row for each team. */
const Place = styled('div', {
  base: {
    // three lines on a phone, one on a wide screen
    '--team-height': { base: '141px', md: '53px' },
    minHeight: 'calc(min(1, var(--stars, 0)) * 76px + var(--stars, 0) * var(--team-height))',
  },
});

/**
 * The reader's own and starred teams. The server draws the page without them: first-paint/boot.js says how many there are
 * (`--stars`), so that their place is there from the first paint.
 */
export function StarsPlace() {
  const ids = useOwnTeamIds();
  // an own team is not among those that the script has counted
  const count = ids.length > 0 ? ({ '--stars': ids.length } as CSSProperties) : undefined;
  return <Place style={count}>{ids.length > 0 && <StarredTeams ids={ids} />}</Place>;
}
