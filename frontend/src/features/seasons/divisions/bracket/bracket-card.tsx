import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { isEndedSeries } from '../../../../league/bracket/ended-series';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { paths } from '../../../../lib/paths';
import { Crest } from '../../../../ui/crest';
import { Link } from '../../../../ui/link';
import { Instant } from '../../../../ui/time/instant';
import { gamesOf } from './games-of';
import { useSideWords } from './side-words';
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
    height: '36px',
    paddingInline: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
  variants: {
    isOut: { true: { color: 'fg.muted' } },
    isOn: { true: { fontWeight: 'bold' } },
  },
});

/** A name on one line, what is said of it below. */
const Name = styled('span', {
  base: {
    minWidth: '0',
    lineHeight: '1.15',
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { color: 'fg.muted', fontSize: 'xs' },
  },
  variants: {
    /** It has no crest beside it. */
    isWide: { true: { gridColumn: 'span 2', color: 'fg.muted', fontSize: 'sm' } },
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

/** Nothing is played there. */
const OFF: readonly BracketSeriesFragment['state'][] = ['NOT_NEEDED', 'PASSED', 'FORFEITED'];

const nameOf = ({ entrants }: StageBracketFragment, seed: number | null): string =>
  entrants.find((entrant) => entrant.seed === seed)?.team?.name ?? '';

interface CardProps {
  bracket: StageBracketFragment;
  series: BracketSeriesFragment;
  /** The stored series, once both teams are known. */
  stored: SeriesRowFragment | undefined;
}

/** A series of the bracket: its two sides with seeds and games won, and when it is played. */
export function BracketCard({ bracket, series, stored }: CardProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const isOff = OFF.some((state) => state === series.state);
  /** Other cards can call it by its number. */
  const isComing = !isOff && series.state !== 'DECIDED';
  const isProvisional = series.upper.isProvisional || series.lower.isProvisional;
  const content = (
    <Card isOff={isOff}>
      {[series.upper, series.lower].map((side, index) => (
        <BracketSide key={index} {...{ bracket, series, stored, side }} />
      ))}
      <Foot>
        {series.state === 'NOT_NEEDED' && t('not-needed')}
        {series.state === 'PASSED' && t('passed')}
        {series.state === 'FORFEITED' && t(series.winner === null ? 'forfeited-both' : 'forfeited')}
        {isComing && `${t('series', { series: series.position + 1 })} · `}
        {!isOff && stored?.walkover && t('walkover')}
        {!isOff && !stored?.walkover && stored?.scheduledAt && <Instant at={stored.scheduledAt} isCompact />}
        {!isOff &&
          !stored?.scheduledAt &&
          !stored?.walkover &&
          t('week', { week: bracket.weeks[series.round - 1] ?? '' })}
        {isProvisional && ` · ${t('provisional')}`}
        {series.overrule && ` · ${t(`overrule.${series.overrule}`, { team: nameOf(bracket, series.winner) })}`}
        {series.standsFast && ` · ${t('stands')}`}
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
  const { team, instead, note } = useSideWords(bracket)(side);
  const isOver = isEndedSeries(series);
  return (
    <Side isOn={isOver && series.winner === side.seed} isOut={isOver && series.winner !== side.seed}>
      <Seed>{side.seed}</Seed>
      {team ? (
        <>
          <Crest image={team.logo} name={team.name} size={20} />
          <Name title={team.name}>
            <span>{team.name}</span>
            {note && <small title={note}>{note}</small>}
          </Name>
        </>
      ) : (
        <Name isWide>
          <span>{instead}</span>
        </Name>
      )}
      <span>{team && gamesOf(stored, team.id)}</span>
    </Side>
  );
}
