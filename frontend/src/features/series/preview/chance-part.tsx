import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { Box, styled } from '../../../styled-system/jsx';
import { formatChance } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Disclosure } from '../../../ui/disclosure';
import { CrestColours } from '../../../ui/crest-colours';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import { shownChances } from '../../../league/series/shown-chances';
import type { SeriesPreviewChanceFragment } from './series-preview.generated';

interface ChancePartProps {
  chance: SeriesPreviewChanceFragment;
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  /** The start has passed: the chance is that of before. */
  hasStarted: boolean;
}

const Figures = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    maxWidth: '40rem',
    listStyle: 'none',
    '& strong': { display: 'block', fontFamily: 'display', fontSize: '2xl', lineHeight: 'tight' },
    '& li': { overflowWrap: 'anywhere', lineHeight: 'tight' },
    '& li:last-child': { textAlign: 'right' },
    '& [data-dimmed]': { color: 'fg.muted' },
  },
});

const Split = styled('div', {
  base: { display: 'flex', gap: '2px', height: '3', marginTop: '2', marginBottom: '4', maxWidth: '40rem' },
});

const Share = styled('span', {
  base: { position: 'relative', height: 'full', borderRadius: 'md', overflow: 'hidden', bg: 'border.control' },
});

/** How likely each team wins, and how that is reckoned (R28). */
export function ChancePart({ chance, home, away, hasStarted }: ChancePartProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const shown = shownChances(chance.home);
  const { records } = chance;
  const games = records.home.won + records.home.lost + records.away.won + records.away.lost;
  const recordOf = (team: TeamLogoFragment, { won, lost }: { won: number; lost: number }) =>
    t('chance.record', { team: team.name, won, lost });

  return (
    <Section heading={t(hasStarted ? 'chance.heading-started' : 'chance.heading')}>
      <Figures>
        {[
          { side: 'home' as const, team: home, other: shown.away },
          { side: 'away' as const, team: away, other: shown.home },
        ].map(({ side, team, other }) => (
          <li key={side} data-dimmed={shown[side] < other || undefined}>
            <strong className="numbers">{formatChance(shown[side], language)}</strong>
            {team.name}
          </li>
        ))}
      </Figures>
      <Split aria-hidden>
        {[
          { team: home, width: `${shown.home * 100}%` },
          { team: away, width: `${shown.away * 100}%` },
        ].map(({ team, width }) => (
          <Share key={team.id} style={{ width }}>
            <CrestColours place="fill" image={team.logo} name={team.name} size={112} />
          </Share>
        ))}
      </Split>
      <Box maxWidth="40rem">
        <Disclosure summary={t('chance.how')}>
          <Text marginBottom="2">{t('chance.method')}</Text>
          <Text marginBottom="2">
            {games === 0
              ? t('chance.no-games')
              : `${recordOf(home, records.home)} ${recordOf(away, records.away)} ${t('chance.one-game', {
                  team: home.name,
                  chance: formatChance(chance.game, language),
                })}`}
          </Text>
          <Text color="fg.muted">{t('chance.limits')}</Text>
        </Disclosure>
      </Box>
    </Section>
  );
}
