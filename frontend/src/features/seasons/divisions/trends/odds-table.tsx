import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import { formatOdds } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { TeamName } from '../../../../league/team-logo';
import { DataTable } from '../../../../ui/table/data-table';
import { chanceKind } from '../odds/chance-kind';
import type { Odds } from '../odds/simulate';

interface OddsTableProps {
  /** In the order of the odds. */
  teams: readonly TeamLogoFragment[];
  odds: Odds;
}

/** The background is as strong as the chance; the number says the same. */
const Chance = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '9',
    height: '8',
    borderRadius: 'md',
    fontFamily: 'display',
    fontSize: '1.0625rem',
    background: 'color-mix(in srgb, {colors.fg.link} var(--strength), transparent)',
    '&[data-kind=never]': { color: 'fg.muted' },
    '&[data-kind=always]': { fontWeight: 'bold' },
  },
});
/** At the strongest, text on it still has its contrast. */
const STRONGEST = 40;

/** The chance of each final place for each team, in percent. */
export function OddsTable({ teams, odds }: OddsTableProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const language = useLanguage();
  const size = teams.length;
  const { chances, best, worst, byWalkovers } = odds;
  return (
    <DataTable
      caption={t('odds.caption')}
      isCaptionShown
      rows={teams}
      rowKey={({ id }) => id}
      columns={[
        { id: 'team', header: t('race.team'), isRowHeader: true, cell: (team) => <TeamName team={team} isWrapping /> },
        ...teams.map((_, place) => ({
          id: String(place),
          header: String(place + 1),
          fullHeader: t('odds.place', { place: place + 1 }),
          cell: (_team: TeamLogoFragment, at: number) => {
            const chance = chances[at * size + place] ?? 0;
            const [top, bottom] = [best[at] ?? 0, worst[at] ?? 0];
            const kind = chanceKind(chance, {
              isPossible: place >= top && place <= bottom,
              isSure: top === bottom,
            });
            return (
              <Chance data-kind={kind} style={{ '--strength': `${Math.round(chance * STRONGEST)}%` } as CSSProperties}>
                {kind === 'never' || kind === 'always' ? t(`odds.${kind}`) : formatOdds(chance, language)}
                {kind === 'always' && byWalkovers[at] === 1 && '*'}
              </Chance>
            );
          },
        })),
      ]}
    />
  );
}
