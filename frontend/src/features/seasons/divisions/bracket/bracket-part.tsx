import { Fragment, useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { drawingsOf, type Drawing } from '../../../../league/bracket/bracket-layout';
import { useRoundName } from '../../../../league/series/round-name';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { Crest } from '../../../../ui/crest';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Heading, Text } from '../../../../ui/text';
import { BracketCard } from './bracket-card';
import { PAPER, PrintSheets } from './print-sheets';
import type { BracketSeriesFragment, StageBracketFragment } from './stage-bracket.generated';

/** Where the rounds stand beside each other. */
const WIDE = '(min-width: 48rem)';

/** The measures of the drawing in px. */
const COLUMN = 256;
const GAP = 40;
const SEED = 60;
const HEAD = 40;
const CARD = 98;
/** What a series is called above its card. */
const NAME = 20;

/** In smaller print the names cannot be read: then it is printed on sheets of their own (`print-sheets.tsx`). */
const SMALLEST_PRINT = 0.5;

/**
 * On a phone the rounds stand beside each other and are swiped; on a wide screen lines lead from series to series. On paper
 * too, as small as the sheet demands (`data-print`).
 */
const Rounds = styled('ol', {
  base: {
    position: 'relative',
    display: { base: 'flex', md: 'block' },
    gap: '4',
    alignItems: 'flex-start',
    overflowX: 'auto',
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    paddingBottom: '2',
    md: { height: 'var(--height)' },
    '& > li': {
      flex: '0 0 88%',
      scrollSnapAlign: 'start',
      display: { base: 'grid', md: 'block' },
      gap: '2',
      md: { position: 'absolute', top: '0', left: 'var(--left)', width: '256px' },
    },
    '& ol': { display: { base: 'grid', md: 'block' }, gap: '3' },
    '& ol > li': { md: { position: 'absolute', top: 'var(--top)', left: '0', width: '256px' } },
    // a sheet on its side is no wide screen to the browser, so nothing here leans on what a wide one has
    _print: {
      display: 'block',
      overflowX: 'visible',
      '&[data-print=drawing]': { zoom: 'var(--print)', height: 'var(--height)', breakInside: 'avoid' },
      '&[data-print=drawing] > li': {
        display: 'block',
        position: 'absolute',
        top: '0',
        left: 'var(--left)',
        width: '256px',
      },
      '&[data-print=drawing] ol': { display: 'block' },
      '&[data-print=drawing] ol > li': { position: 'absolute', top: 'var(--top)', left: '0', width: '256px' },
      '&[data-print=sheets]': { display: 'none' },
    },
  },
});

const Lines = styled('svg', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    top: '0',
    left: '0',
    fill: 'none',
    stroke: 'border.control',
    strokeWidth: '1.5px',
    pointerEvents: 'none',
    width: 'var(--width)',
    height: 'var(--height)',
    _print: {
      stroke: 'fg',
      '[data-print=drawing] > &': { display: 'block' },
    },
  },
});

/** A measure that the styles read. */
const measure = (name: '--height' | '--width' | '--left' | '--top', px: number): CSSProperties => ({
  [name]: `${px}px`,
});

/** How large a drawing is on paper: 1 is as large as on the screen. */
const printSize = (width: number, height: number): number => Math.min(1, PAPER.width / width, PAPER.height / height);

interface BracketPartProps {
  bracket: StageBracketFragment;
  series: readonly SeriesRowFragment[];
}

/** The bracket of a stage: every series with its teams or with where they come from. */
export function BracketPart({ bracket, series }: BracketPartProps) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const isOpen = bracket.takesSignups && !bracket.isDrawn;
  if (bracket.series.length === 0) return <EmptyState>{t(isOpen ? 'open' : 'empty')}</EmptyState>;
  const champion = bracket.isFinished ? bracket.entrants.find(({ seed }) => seed === bracket.first)?.team : null;
  return (
    <>
      {!bracket.isDrawn && (
        <Text color="fg.muted" marginBottom="3">
          {t(bracket.entrants.some(({ source }) => source) ? 'not-drawn-places' : 'not-drawn')}
        </Text>
      )}
      {isOpen && (
        <Text color="fg.muted" marginBottom="3">
          {t('open')}
        </Text>
      )}
      {bracket.lot !== null && (
        <Text color="fg.muted" fontSize="sm" marginBottom="3">
          {t('lot', { number: bracket.lot })}
        </Text>
      )}
      {bracket.keepsDivisionsApart && (
        <Text color="fg.muted" fontSize="sm" marginBottom="3">
          {t('apart')}
        </Text>
      )}
      {champion && (
        <Text display="flex" alignItems="center" gap="3" fontSize="lg" fontWeight="bold" marginBottom="4">
          <Crest image={champion.logo} name={champion.name} size={40} />
          {t('champion', { team: champion.name })}
        </Text>
      )}
      {drawingsOf(bracket.series).map((drawing, _, all) => (
        <Fragment key={drawing.id}>
          {all.length > 1 && (
            <Heading as="h3" size="sm" marginBlock="3">
              {t(`drawing.${drawing.id}`)}
            </Heading>
          )}
          <BracketDrawing drawing={drawing} bracket={bracket} series={series} />
        </Fragment>
      ))}
    </>
  );
}

/** Said beside the rounds when they are not all played alike. */
function RoundFormat({ bracket: { roundFormats }, round }: Pick<BracketPartProps, 'bracket'> & { round: number }) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const format = roundFormats[round - 1];
  if (!format || new Set(roundFormats).size < 2) return null;
  return (
    <Text as="small" color="fg.muted" fontWeight="normal" fontSize="xs" marginInlineStart="2">
      {t(`format.${format}`)}
    </Text>
  );
}

function BracketDrawing({ drawing, bracket, series }: BracketPartProps & { drawing: Drawing<BracketSeriesFragment> }) {
  const { t } = useTranslation('seasons-divisions-bracket');
  const nameOf = useRoundName();
  const list = useRef<HTMLOListElement>(null);
  const present = drawing.rounds.findIndex(({ round }) =>
    bracket.series.some((one) => one.round === round && (one.state === 'READY' || one.state === 'OPEN')),
  );
  // on a phone one round is seen at a time: that is the one that is played now
  useEffect(() => {
    const [rounds, item] = [list.current, list.current?.children[present]];
    if (!rounds || !(item instanceof HTMLElement) || matchMedia(WIDE).matches) return;
    rounds.scrollLeft = item.offsetLeft;
  }, [present]);
  const stored = new Map(series.map((one) => [one.id, one]));
  const height = HEAD + drawing.height * SEED;
  const width = drawing.rounds.length * (COLUMN + GAP) - GAP;
  const print = printSize(width, height);
  const isOnSheets = print < SMALLEST_PRINT;
  const partRounds = (part: string) =>
    Math.max(...bracket.series.flatMap((one) => (one.part === part ? one.partRound : [])));
  const roundOf = ({ part, partRound }: BracketSeriesFragment) =>
    nameOf({ part, partRound, partRounds: partRounds(part), isDouble: bracket.format === 'DOUBLE_ELIMINATION' });
  return (
    <>
      <Rounds
        ref={list}
        style={{ ...measure('--height', height), ['--print' as string]: print }}
        data-print={isOnSheets ? 'sheets' : 'drawing'}
        tabIndex={0}
        aria-label={t(`drawing.${drawing.id}`)}
      >
        {drawing.rounds.map(({ round, series: one }, column) => (
          <li key={round} style={measure('--left', column * (COLUMN + GAP))}>
            <Heading as="h4" size="sm">
              {roundOf(one)}
              <RoundFormat bracket={bracket} round={round} />
            </Heading>
            <ol>
              {drawing.placed
                .filter((one) => one.column === column)
                .map(({ series: one, middle }) => (
                  <li
                    key={one.position}
                    style={measure(
                      '--top',
                      HEAD + (middle + 0.5) * SEED - CARD / 2 - (one.part === 'THIRD_PLACE' ? NAME : 0),
                    )}
                  >
                    {one.part === 'THIRD_PLACE' && (
                      <Text fontSize="xs" color="fg.muted" height="20px">
                        {nameOf({ part: one.part, partRound: 1, partRounds: 1, isDouble: false })}
                      </Text>
                    )}
                    <BracketCard bracket={bracket} series={one} stored={stored.get(one.seriesId ?? 0)} />
                  </li>
                ))}
            </ol>
          </li>
        ))}
        <Lines aria-hidden style={measure('--width', width)}>
          {drawing.placed.flatMap(({ series: one, column, middle, feeders }) =>
            feeders.map((feeder) => {
              const from = feeder.column * (COLUMN + GAP) + COLUMN;
              const to = column * (COLUMN + GAP);
              const [start, end] = [feeder.middle, middle].map((at) => HEAD + (at + 0.5) * SEED - 12);
              const turn = to - GAP / 2;
              return (
                <path key={`${feeder.series.position}-${one.position}`} d={`M${from} ${start}H${turn}V${end}H${to}`} />
              );
            }),
          )}
        </Lines>
      </Rounds>
      {isOnSheets && <PrintSheets drawing={drawing} bracket={bracket} series={series} nameOf={roundOf} />}
    </>
  );
}
