import { useTranslation } from 'react-i18next';
import { useRoundName } from '../../../../league/series/round-name';
import { TeamName } from '../../../../league/team-logo';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import type { Meeting } from './simulate-bracket';
import type { StageBracketFragment } from './stage-bracket.generated';

const List = styled('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

const Sides = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', marginTop: '1' },
});

const Side = styled('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '1',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'bg.raised' },
    '&[aria-pressed=true]': { bg: 'action', color: 'action.contrast', borderColor: 'action' },
  },
});

interface BracketMeetingsProps {
  bracket: StageBracketFragment;
  teams: ReadonlyMap<number, TeamLogoFragment>;
  meetings: readonly Meeting[];
  onPress: (position: number, seed: number) => void;
}

/** The series of which both teams are known, each team to be pressed as its winner: the next series then has it. */
export function BracketMeetings({ bracket, teams, meetings, onPress }: BracketMeetingsProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const nameOf = useRoundName();
  const roundNameOf = (position: number) => {
    const { part, partRound } = bracket.series.find((one) => one.position === position) ?? bracket.series[0]!;
    const partRounds = Math.max(...bracket.series.flatMap((one) => (one.part === part ? one.partRound : [])));
    return nameOf({ part, partRound, partRounds, isDouble: bracket.format === 'DOUBLE_ELIMINATION' });
  };
  return (
    <List>
      {meetings.map(({ position, upper, lower, winner }) => (
        <li key={position}>
          {roundNameOf(position)}
          <Sides
            role="group"
            aria-label={t('if.series', { home: teams.get(upper)?.name ?? '', away: teams.get(lower)?.name ?? '' })}
          >
            {[upper, lower].map((seed) => {
              const team = teams.get(seed);
              return (
                <Side key={seed} type="button" aria-pressed={winner === seed} onClick={() => onPress(position, seed)}>
                  {team && <TeamName team={team} size={20} isWrapping />}
                </Side>
              );
            })}
          </Sides>
        </li>
      ))}
    </List>
  );
}
