/** Notices to teams about stages that are open to sign-ups, in both languages. */
import type { Notice } from '../messages/notices.ts';
import { divisionIn, seasonIn } from '../site-language.ts';
import type { DivisionNames } from '../site-language.ts';
import type { Place } from './team-notices.ts';

/** Why a team that has signed up gets no seed. */
type WithoutSeed = 'players' | 'other-stage' | 'full';

const REASONS: Record<WithoutSeed, (stage: { sv: string; en: string }) => Notice> = {
  players: () => ({
    sv: 'Laget har färre än tre spelare, eller färre än två svenska medborgare.',
    en: 'The team has fewer than three players, or fewer than two Swedish citizens.',
  }),
  'other-stage': ({ sv, en }) => ({ sv: `Laget spelar i ${sv}.`, en: `The team plays in ${en}.` }),
  full: () => ({
    sv: 'Fler lag hade anmält sig än som får plats, och de starkaste fick platserna.',
    en: 'More teams had signed up than there are places, and the strongest got them.',
  }),
};

/** A stage is drawn without a team that has signed up, and why. `other`: the stage in which it plays. */
export function withoutSeed(
  { team, division, divisionEng, season }: Place,
  why: WithoutSeed,
  other: DivisionNames | null,
): Notice {
  const reason = REASONS[why]({ sv: `”${other?.name ?? ''}”`, en: `“${other ? divisionIn('en', other) : ''}”` });
  const english = divisionIn('en', { name: division, nameEng: divisionEng });
  return {
    sv: `Laget ”${team}” kom inte med i ”${division}”, ${season}. ${reason.sv}`,
    en: `The team “${team}” is not in “${english}”, ${seasonIn('en', season)}. ${reason.en}`,
  };
}
