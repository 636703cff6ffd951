import { useTranslation } from 'react-i18next';
import { usePlay } from '../../../../league/series/series-play';
import { formatScore } from '../../../../lib/i18n/format';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { ButtonAnchor, ButtonLink } from '../../../../ui/button';
import { Text } from '../../../../ui/text';
import { Crest } from '../../../../ui/crest';
import { CrestColours } from '../../../../ui/crest-colours';
import { EVENINGS_ID } from './my-evenings';
import type { OwnSeriesPartsFragment } from './my-week-page.generated';
import { Opponent } from './opponent';
import { divisionName } from '../../../../league/division-name';
import { useLanguage } from '../../../../lib/i18n/i18n';

const Row = styled('li', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    marginTop: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
});

/** The opponent's crest beside the words. */
const About = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', '& > div': { minWidth: '0' } },
});

const Score = styled('span', { base: { whiteSpace: 'nowrap' } });

/** The side in px. */
const CREST = 40;

interface OwnSeriesProps {
  series: OwnSeriesPartsFragment;
  /** Its button is the one of the page. */
  isFirst: boolean;
}

/** A series of the own team: when, against which team, and what to do about it now. The next one has its opponent. */
export function OwnSeries({ series, isFirst }: OwnSeriesProps) {
  const { t } = useTranslation('series-match-week');
  const language = useLanguage();
  const times = useTimes();
  const {
    seriesId,
    division,
    divisionEng,
    week,
    side,
    step,
    home,
    away,
    scheduledAt,
    confirmation,
    confirmBy,
    isClaimed,
    deadline,
  } = series;
  const opponent = side === 'HOME' ? away : home;
  const score = home.games === null || away.games === null ? null : formatScore(home.games, away.games);
  const play = usePlay({ scheduledAt, state: score === null ? 'TIME_SET' : 'REPORTED' });
  const when = () => {
    if (isClaimed) return t('mine.claimed');
    if (confirmation === 'DISPUTED') return t('mine.disputed');
    if (confirmation === 'WAITING' && confirmBy) return t('mine.confirm-by', { at: times.weekdayDateTime(confirmBy) });
    if (scheduledAt) return t(`mine.play.${play}`, { at: times.dateTime(scheduledAt) });
    return t('mine.deadline', { at: times.until(deadline) });
  };
  const crest = { image: series.opponentLogo, name: opponent.name, size: CREST };
  const act = t(`mine.step.${step}`);
  const button = {
    variant: isFirst && isToDo(step) ? 'solid' : 'outline',
    'aria-label': t('mine.about', { act, opponent: opponent.name }),
    children: act,
  } as const;
  return (
    <Row>
      <CrestColours place="tint" {...crest} />
      <About>
        <Crest {...crest} />
        <div>
          <Text fontWeight="semibold">
            {t(side === 'HOME' ? 'mine.at-home' : 'mine.away', { opponent: opponent.name })}
            {score !== null && (
              <>
                {' '}
                <Score>{score}</Score>
              </>
            )}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {t('mine.place', { division: divisionName({ name: division, nameEng: divisionEng }, language), week })}
          </Text>
          <Text>{when()}</Text>
        </div>
      </About>
      {step === 'MARK_EVENINGS' && series.evenings ? (
        <ButtonAnchor href={`#${EVENINGS_ID}`} {...button} />
      ) : (
        <ButtonLink to={paths.weekSeries(seriesId)} {...button} />
      )}
      {series.opponent && <Opponent opponent={series.opponent} />}
    </Row>
  );
}

/** Nothing is expected of the reader at these. */
const RESTING: readonly OwnSeriesPartsFragment['step'][] = ['PLAY', 'WAIT', 'DONE'];
const isToDo = (step: OwnSeriesPartsFragment['step']): boolean => !RESTING.includes(step);
