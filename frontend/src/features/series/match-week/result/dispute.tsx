import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { Heading, Text } from '../../../../ui/text';
import { Instant } from '../../../../ui/time/instant';
import { nameOf, SIDES } from '../side-name';
import { Evidence } from './evidence';
import type { WeekResultFragment } from './week-result.generated';

const Stories = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > div': { padding: '4', bg: 'bg.surface', borderRadius: 'md', overflowWrap: 'anywhere' },
    '& p': { whiteSpace: 'pre-line' },
    '& ul': { marginTop: '3' },
  },
});

/** The latest dispute: what each team says and shows, side by side, and what staff decided. */
export function Dispute({ week }: { week: WeekResultFragment }) {
  const { series, result } = week;
  const { t } = useTranslation('series-match-week');
  const { dispute } = result;
  if (!dispute) return null;
  return (
    <>
      <Heading as="h3" size="sm">
        {dispute.game === null
          ? t('result.disputes', { team: nameOf(series, dispute.side) })
          : t('result.disputes-game', { team: nameOf(series, dispute.side), number: dispute.game })}
      </Heading>
      <Stories>
        {SIDES.map((side) => {
          const story = dispute.stories.find((one) => one.side === side);
          return (
            <div key={side}>
              <Text fontWeight="semibold">{nameOf(series, side)}</Text>
              {story ? (
                <>
                  <p>{story.text}</p>
                  <Text fontSize="sm" color="fg.muted">
                    {story.by !== null && `${story.by} · `}
                    <Instant at={story.at} as="date-time" />
                  </Text>
                </>
              ) : (
                <Text color="fg.muted">{t('result.no-story')}</Text>
              )}
              <Evidence week={week} side={side} />
            </div>
          );
        })}
      </Stories>
      {dispute.outcome && (
        <Text>
          {t(`result.outcome.${dispute.outcome}`)}
          {dispute.reason !== null && ` ${t('result.because', { reason: dispute.reason })}`}
        </Text>
      )}
    </>
  );
}
