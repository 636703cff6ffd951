import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacementLegendFragment } from '../../../../league/placement-legend.generated';
import type { TeamLogoFragment } from '../../../../league/team-logo.generated';
import { styled } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { formatChance } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { bandChances } from '../odds/band-chances';
import type { Odds } from '../odds/simulate';

interface BandOddsProps {
  /** In the order of the odds. */
  teams: readonly TeamLogoFragment[];
  bands: readonly PlacementLegendFragment[];
  odds: Odds;
}

const List = styled('ol', {
  base: { bg: 'bg.surface', borderRadius: 'md', overflow: 'hidden', listStyle: 'none' },
});

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    paddingInline: { base: '3', md: '4' },
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Bar = styled('span', {
  base: { display: 'flex', gap: '2px', height: '2', bg: 'bg.raised', borderRadius: 'full', overflow: 'hidden' },
});

const Chances = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    marginTop: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    listStyle: 'none',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& i': { width: '4px', height: '3.5', borderRadius: 'md', background: 'var(--band)' },
    '& b': { color: 'fg', fontFamily: 'display', fontSize: 'md' },
  },
});

/** What the season can still bring each team: the chance of each band of the table, as a bar and in words. */
export function BandOdds({ teams, bands, odds }: BandOddsProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const language = useLanguage();
  return (
    <List aria-label={t('odds.by-band')}>
      {teams.map((team, at) => {
        const chances = bandChances(odds, at, bands).map((one, index) => ({ ...one, band: bands[index]! }));
        const possible = chances.filter(({ kind }) => kind !== 'never');
        // what is below one in a hundred stands among the places, unless nothing else can be told
        const likely = possible.filter(({ kind }) => kind !== 'rare');
        const told = likely.length > 0 ? likely : possible;
        return (
          <Row key={team.id}>
            <TeamName team={team} isWrapping />
            <div>
              <Bar aria-hidden>
                {told.map(({ band, chance }) => (
                  <span key={band.fromPosition} style={{ width: `${chance * 100}%`, background: band.hex }} />
                ))}
              </Bar>
              <Chances className="numbers">
                {told.map(({ band, chance, kind }) => (
                  <li key={band.fromPosition} style={{ '--band': band.hex } as CSSProperties}>
                    <i aria-hidden />
                    {language === 'en' ? band.descriptionEn : band.descriptionSv}{' '}
                    <b>{kind === 'always' ? t('odds.sure') : formatChance(chance, language)}</b>
                  </li>
                ))}
                {told.length === 0 && <li>{t('odds.no-band')}</li>}
              </Chances>
            </div>
          </Row>
        );
      })}
    </List>
  );
}
