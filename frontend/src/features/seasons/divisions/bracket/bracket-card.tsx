import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { paths } from '../../../../lib/paths';
import { Crest } from '../../../../ui/crest';
import { Link } from '../../../../ui/link';
import { Instant } from '../../../../ui/time/instant';
import type { BracketSeriesFragment, BracketSideFragment, StageBracketFragment } from './stage-bracket.generated';

const Card = styled('div', {
  base: { bg: 'bg.surface', borderRadius: 'md', overflow: 'hidden', borderWidth: '1px', borderColor: 'border' },
  variants: { isOff: { true: { borderStyle: 'dashed' } } },
});

const Side = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.5rem 20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    height: '30px',
    paddingInline: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& > :nth-child(3)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  variants: {
    isOut: { true: { color: 'fg.muted' } },
    isOn: { true: { fontWeight: 'bold' } },
  },
});

const Seed = styled('span', {
  base: { color: 'fg.muted', fontSize: 'xs', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const Foot = styled('p', {
  base: {
    paddingInline: '2',
    minHeight: '22px',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});

const Around = styled(Link, { base: { display: 'block', color: 'fg', textDecoration: 'none', borderRadius: 'md' } });

interface CardProps {
  bracket: StageBracketFragment;
  series: BracketSeriesFragment;
  /** The stored series, once both teams are known. */
  stored: SeriesRowFragment | undefined;
}

/** A series of the bracket: its two sides with seeds and games won, and when it is played. */
export function BracketCard({ bracket, series, stored }: CardProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const isOff = series.state === 'NOT_NEEDED' || series.state === 'PASSED';
  const isProvisional = series.upper.isProvisional || series.lower.isProvisional;
  const content = (
    <Card isOff={isOff}>
      {[series.upper, series.lower].map((side, index) => (
        <BracketSide key={index} {...{ bracket, series, stored, side }} />
      ))}
      <Foot>
        {series.state === 'NOT_NEEDED' && t('not-needed')}
        {series.state === 'PASSED' && t('passed')}
        {!isOff && stored?.walkover && t('walkover')}
        {!isOff && !stored?.walkover && stored?.scheduledAt && <Instant at={stored.scheduledAt} isCompact />}
        {!isOff &&
          !stored?.scheduledAt &&
          !stored?.walkover &&
          t('week', { week: bracket.weeks[series.round - 1] ?? '' })}
        {isProvisional && ` · ${t('provisional')}`}
      </Foot>
    </Card>
  );
  return stored ? (
    <Around variant="quiet" to={paths.series(stored.id)}>
      {content}
    </Around>
  ) : (
    content
  );
}

function BracketSide({ bracket, series, stored, side }: CardProps & { side: BracketSideFragment }) {
  const entrant = bracket.entrants.find(({ seed }) => seed === side.seed);
  const team = entrant?.team ?? null;
  const games =
    team && stored?.state === 'REPORTED' ? (stored.home.id === team.id ? stored.homeGames : stored.awayGames) : null;
  const isOver = series.state === 'DECIDED';
  return (
    <Side isOn={isOver && series.winner === side.seed} isOut={isOver && series.winner !== side.seed}>
      <Seed>{side.seed}</Seed>
      {team ? <Crest image={team.logo} name={team.name} size={20} /> : <span />}
      <SideName bracket={bracket} side={side} />
      <span>{games}</span>
    </Side>
  );
}

/** A team; before the draw the place and who has it now; before its series are played where it comes from. */
function SideName({ bracket, side }: { bracket: StageBracketFragment; side: BracketSideFragment }) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const entrant = bracket.entrants.find(({ seed }) => seed === side.seed);
  if (side.isNobody) return <span>{t('nobody')}</span>;
  if (entrant?.team) return <span title={entrant.team.name}>{entrant.team.name}</span>;
  if (entrant?.source) {
    const place = t('place', { division: entrant.source.division.name, place: entrant.source.place });
    const holder = bracket.holders.find(({ seed }) => seed === side.seed)?.team.name;
    const words = holder ? t('place-now', { place, team: holder }) : place;
    return <span title={words}>{words}</span>;
  }
  return <span>{t(side.from === 'LOSER' ? 'loser-of' : 'winner-of', { series: (side.fromPosition ?? 0) + 1 })}</span>;
}
