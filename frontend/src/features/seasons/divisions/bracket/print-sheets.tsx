import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingOf, type Drawing } from '../../../../league/bracket/bracket-layout';
import { isEndedSeries } from '../../../../league/bracket/ended-series';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { isWalkoverWinner } from '../../../../league/series/walkover-winner';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { sheetsOf } from './bracket-sheets';
import { gamesOf } from './games-of';
import { useSideWords } from './side-words';
import type { BracketSeriesFragment, StageBracketFragment } from './stage-bracket.generated';

/** What a drawing has of an A4 sheet on its side, below the page's heading, in px. */
export const PAPER = { width: 980, height: 540 } as const;

/** The measures of a sheet in px; in smaller print than this the names cannot be read. */
const SMALLEST = 0.75;
const WIDEST_COLUMN = 150;
const GAP = 14;
const LINE = 17;
const HEAD = 38;

const Sheet = styled('div', {
  base: {
    display: 'none',
    position: 'relative',
    fontFamily: 'heading',
    fontSize: '12px',
    lineHeight: '15px',
    _print: { display: 'block', zoom: 'var(--print)', height: 'var(--height)', breakInside: 'avoid' },
    '& + &': { breakBefore: 'page' },
    '& > *': { position: 'absolute', left: 'var(--left)', top: 'var(--top)', width: 'var(--column)' },
    '& > b': { height: '34px', overflow: 'hidden' },
    '& p': {
      display: 'grid',
      gridTemplateColumns: '1.25em minmax(0, 1fr) auto',
      gap: '3px',
      height: '16px',
      paddingInline: '2px',
      borderColor: 'fg',
      borderBottomWidth: '1px',
    },
    // a line is as high as its large print; the name of a single series stands above its two lines
    '& small': { fontSize: '9px' },
    '& div > small': { position: 'absolute', bottom: '100%', paddingInline: '2px', whiteSpace: 'nowrap' },
    '& p > span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& svg': { left: '0', top: '0', width: '100%', height: '100%', fill: 'none', stroke: 'fg', strokeWidth: '1px' },
  },
});

interface PrintSheetsProps {
  drawing: Drawing<BracketSeriesFragment>;
  bracket: StageBracketFragment;
  series: readonly SeriesRowFragment[];
  /** The name of the round that the series is in. */
  nameOf: (series: BracketSeriesFragment) => string;
}

/**
 * A large bracket on paper only: a line for each team, on as many sheets as can be read. A second final that is not needed has no room to
 * say so there, and is left out.
 */
export function PrintSheets({ drawing: { id, placed }, ...given }: PrintSheetsProps) {
  const played = placed.map(({ series }) => series).filter(({ state }) => state !== 'NOT_NEEDED');
  return sheetsOf(drawingOf(id, played)).map((sheet, index) => <PrintSheet key={index} {...given} drawing={sheet} />);
}

/** Others are called by its number: "Winner 24". */
const isComing = ({ state }: BracketSeriesFragment): boolean => state === 'OPEN' || state === 'READY';

const px = (name: '--left' | '--top' | '--height' | '--column', value: number): CSSProperties => ({
  [name]: `${value}px`,
});

/** What stands on the right of a side: the games, or a word for the walkover; before that the number, and when it is played. */
function useMarks(): (series: BracketSeriesFragment, stored: SeriesRowFragment | undefined) => MarkOf {
  const { t } = useTranslation('league');
  const times = useTimes();
  return (series, stored) => (side, index) => {
    if (isComing(series)) {
      const number = index === 0 && `(${series.position + 1})`;
      const at = stored?.scheduledAt;
      const when = at && (index === 0 ? times.shortDate(at) : times.time(at));
      return (
        <>
          {number}
          {when && <small> {when}</small>}
        </>
      );
    }
    if (!side || !stored) return null;
    if (!stored.walkover) return gamesOf(stored, side.id);
    return isWalkoverWinner(side.id, stored) || stored.walkover === 'BOTH' ? t('walkover.short') : null;
  };
}

type MarkOf = (team: { id: number } | null, index: number) => ReactNode;

function PrintSheet({ drawing: { placed, rounds, height }, bracket, series, nameOf }: PrintSheetsProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const wordsOf = useSideWords(bracket, true);
  const marksOf = useMarks();
  const column = Math.min(WIDEST_COLUMN, PAPER.width / SMALLEST / rounds.length - GAP);
  const width = rounds.length * (column + GAP) - GAP;
  const tall = HEAD + height * LINE;
  const print = Math.min(1, PAPER.width / width, PAPER.height / tall);
  const leftOf = (at: number): number => at * (column + GAP);
  const middleOf = (at: number): number => HEAD + (at + 0.5) * LINE;
  const stored = new Map(series.map((one) => [one.id, one]));
  return (
    <Sheet
      aria-hidden
      data-sheet
      style={{ ...px('--height', tall), ...px('--column', column), ['--print' as string]: print, width: `${width}px` }}
    >
      {rounds.map(({ round, series: one }, at) => (
        <b key={round} style={{ ...px('--left', leftOf(at)), ...px('--top', 0) }}>
          {nameOf(one)}
          <br />
          {t('week', { week: bracket.weeks[round - 1] ?? '' })}
        </b>
      ))}
      {placed.map(({ series: one, column: at, middle }) => (
        <div key={one.position} style={{ ...px('--left', leftOf(at)), ...px('--top', middleOf(middle) - LINE) }}>
          {one.part === 'THIRD_PLACE' && <small>{nameOf(one)}</small>}
          {[one.upper, one.lower].map((side, index) => {
            const { team, instead, note } = wordsOf(side);
            const markOf = marksOf(one, stored.get(one.seriesId ?? 0));
            return (
              <p key={index} style={isEndedSeries(one) && one.winner === side.seed ? { fontWeight: 700 } : undefined}>
                <span>{side.seed}</span>
                <span>{team ? [team.name, note].filter(Boolean).join(', ') : instead}</span>
                <span>{markOf(team, index)}</span>
              </p>
            );
          })}
        </div>
      ))}
      <svg>
        {placed.flatMap(({ series: one, column: at, middle, feeders }) =>
          feeders.map((feeder) => {
            const [from, to] = [leftOf(feeder.column) + column, leftOf(at)];
            const turn = to - GAP / 2;
            return (
              <path
                key={`${feeder.series.position}-${one.position}`}
                d={`M${from} ${middleOf(feeder.middle)}H${turn}V${middleOf(middle)}H${to}`}
              />
            );
          }),
        )}
      </svg>
    </Sheet>
  );
}
