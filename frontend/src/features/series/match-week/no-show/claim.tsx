import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { Text } from '../../../../ui/text';
import { Instant } from '../../../../ui/time/instant';
import { nameOf, otherSide } from '../side-name';
import type { WeekNoShowFragment } from './week-no-show.generated';

const Objection = styled('blockquote', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    justifySelf: 'stretch',
  },
});

interface ClaimProps {
  claim: NonNullable<WeekNoShowFragment['noShow']['claim']>;
  teams: WeekNoShowFragment['series'];
}

/** What the team claims, what the other one says, and what staff decided. */
export function Claim({ claim: { side, claimedAt, objectBy, objection, outcome, reason }, teams }: ClaimProps) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  const [team, other] = [nameOf(teams, side), nameOf(teams, otherSide(side))];
  return (
    <>
      <Text>{t('no-show.claims', { team, other, at: times.dateTime(claimedAt) })}</Text>
      {objection ? (
        <Objection>
          <Text fontWeight="semibold">{t('no-show.objects', { team: other })}</Text>
          {objection.text !== null && <p>{objection.text}</p>}
          <Text fontSize="sm" color="fg.muted">
            {objection.by !== null && `${objection.by} · `}
            <Instant at={objection.at} as="date-time" />
          </Text>
        </Objection>
      ) : (
        outcome === null && <Text color="fg.muted">{t('no-show.until', { other, at: times.until(objectBy) })}</Text>
      )}
      {outcome && (
        <Text>
          {t(`no-show.outcome.${outcome}`, { team })}
          {reason !== null && ` ${t('result.because', { reason })}`}
        </Text>
      )}
    </>
  );
}
