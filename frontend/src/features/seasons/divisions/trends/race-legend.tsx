import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { lineLook } from './race';

interface RaceLegendProps {
  teams: readonly TeamLogoFragment[];
  /** The team that stays chosen after a press. */
  pressed: number | null;
  onPress: (teamId: number | null) => void;
  /** A team under the pointer or with the focus stands out while it is there. */
  onPoint: (teamId: number | null) => void;
}

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '1',
    marginBlock: '3',
    '--line-S': '{colors.rank.S}',
    '--line-X': '{colors.rank.X}',
    '--line-A': '{colors.rank.A}',
    '--line-B': '{colors.rank.B}',
    '--line-C': '{colors.rank.C}',
    '--line-D': '{colors.rank.D}',
    '--line-E': '{colors.rank.E}',
  },
});

const Choice = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: 'touch',
    paddingInline: '2',
    textAlign: 'left',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '&[aria-pressed=true]': { bg: 'bg.raised', borderColor: 'border.control' },
    '& svg': { flexShrink: '0' },
  },
});

/** The lines of the charts with their teams, in the order of the table. A press lets a team's line stand out. */
export function RaceLegend({ teams, pressed, onPress, onPoint }: RaceLegendProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  return (
    <List aria-label={t('race.legend')}>
      {teams.map((team, index) => {
        const { color, dash } = lineLook(index);
        const isPressed = pressed === team.id;
        return (
          <li key={team.id}>
            <Choice
              type="button"
              aria-pressed={isPressed}
              onClick={() => onPress(isPressed ? null : team.id)}
              onPointerEnter={() => onPoint(team.id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(team.id)}
              onBlur={() => onPoint(null)}
            >
              <svg aria-hidden width="36" height="8" viewBox="0 0 36 8">
                <line x1="0" x2="36" y1="4" y2="4" stroke={color} strokeWidth="3" strokeDasharray={dash} />
              </svg>
              <TeamName team={team} size={20} isWrapping />
            </Choice>
          </li>
        );
      })}
    </List>
  );
}
