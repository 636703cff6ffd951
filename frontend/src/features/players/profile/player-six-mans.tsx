import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { RankMark } from '../../../league/six-mans-rank';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import type { PlayerSixMansFragment } from './player-six-mans.generated';

// the chart's library is as large as the page, so it loads when the reader opens the chart
const EloCurve = lazyPart(() => import('./elo-curve').then((module) => module.default));

const Facts = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    marginBottom: '3',
    '& > div': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'medium' },
  },
});

/** A player's place in 6mans, and a chart of their Elo. */
export function PlayerSixMans({ playerId, standing }: { playerId: number; standing: PlayerSixMansFragment }) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const number = (value: number) => formatInteger(value, language);
  const { rank, elo, peak, games, wins } = standing;
  return (
    <Section heading={t('six-mans.heading')} aside={<Link to={paths.sixMans()}>{t('six-mans.leaderboard')}</Link>}>
      <Facts className="numbers">
        <div>
          <dt>{t('six-mans.rank')}</dt>
          <dd>
            <RankMark rank={rank}>{rank}</RankMark>
          </dd>
        </div>
        <div>
          <dt>{t('six-mans.elo')}</dt>
          <dd>{number(elo)}</dd>
        </div>
        <div>
          <dt>{t('six-mans.peak')}</dt>
          <dd>{number(peak)}</dd>
        </div>
        <div>
          <dt>{t('six-mans.record')}</dt>
          <dd>{t('six-mans.won-of', { wins: number(wins), games: number(games) })}</dd>
        </div>
      </Facts>
      <Button marginBottom="3" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {t(isOpen ? 'six-mans.hide-curve' : 'six-mans.show-curve')}
      </Button>
      {isOpen && (
        <EloCurve
          playerId={playerId}
          fallback={(hasFailed) => <styled.div height="curve">{hasFailed && <ErrorState isTryingAgain />}</styled.div>}
        />
      )}
    </Section>
  );
}
