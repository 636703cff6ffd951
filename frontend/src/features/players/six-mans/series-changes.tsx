import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { formatScore, formatSigned } from '../../../lib/i18n/format';
import { PersonLink } from './person-link';
import { Instant } from '../../../ui/time/instant';
import type { SixMansChangeFragment, SixMansSeriesRowFragment } from './series-changes.generated';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    columnGap: { base: '2', sm: '4' },
    alignItems: 'start',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > time, & > .when': { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'sm', textAlign: 'center' },
    '& > strong': { fontFamily: 'display', fontSize: 'lg', lineHeight: 'tight' },
    // on a phone nearly every name has space for its change beside it; at 320 px the change is below, so that no word
    // breaks
    '& ul > li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '1.5', sm: '2' },
      overflowWrap: 'anywhere',
      fontSize: { base: 'sm', sm: 'md' },
    },
    '& ul.won': { textAlign: 'right', '& > li': { justifyContent: 'flex-end' } },
    '& ul.lost': { color: 'fg.muted' },
  },
});

const Change = styled('span', {
  base: { flexShrink: '0', fontSize: 'sm' },
  variants: { isUp: { true: { color: 'fg.win' }, false: { color: 'fg.loss' } } },
});

/** One series of the queue: winners and losers, and the change of everyone's Elo. */
export function SeriesChanges({ series }: { series: SixMansSeriesRowFragment }) {
  const { t } = useTranslation('players-six-mans');
  return (
    <Row>
      <span className="when">
        <Instant at={series.playedAt} />
      </span>
      <Side className="won" label={t('winners')} changes={series.winners} />
      <strong className="numbers">{formatScore(3, series.loserGames)}</strong>
      <Side className="lost" label={t('losers')} changes={series.losers} />
    </Row>
  );
}

interface SideProps {
  className: 'won' | 'lost';
  label: string;
  changes: readonly SixMansChangeFragment[];
}

function Side({ className, label, changes }: SideProps) {
  return (
    <ul className={className} aria-label={label}>
      {changes.map(({ name, player, eloBefore, eloAfter }) => (
        <li key={name}>
          <PersonLink name={name} player={player} />
          <Change className="numbers" isUp={eloAfter > eloBefore}>
            {formatSigned(eloAfter - eloBefore)}
          </Change>
        </li>
      ))}
    </ul>
  );
}
