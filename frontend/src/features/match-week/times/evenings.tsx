import { useTranslation } from 'react-i18next';
import { MarkEveningDocument, type WeekTimesFragment } from '../../../gql/week/graphql';
import { formatWeekday } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/text';

const ANSWERS = ['CAN', 'IF_NEED_BE', 'CANNOT'] as const;

const Days = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: '2',
      paddingBlock: '2',
      borderTop: '1px solid token(colors.border)',
    },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});
const Answers = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button[aria-pressed=true]': { bg: 'bg.raised', borderColor: 'action', color: 'action' },
  },
});

/** The evenings of the week: what both teams have answered, and the reader's own answers. */
export function Evenings({ week: { id: seriesId, side, series, times } }: { week: WeekTimesFragment }) {
  const { t } = useTranslation('match-week');
  const language = useLanguage();
  const { run, busy } = useAction(MarkEveningDocument);
  return (
    <div>
      <Text fontWeight="semibold">{t('evenings.title')}</Text>
      {side && <Text color="fg.muted">{t('evenings.why')}</Text>}
      <Days>
        {times.evenings.map(({ day, own, home, away }) => {
          const name = formatWeekday(`${day}T12:00:00Z`, language);
          return (
            <li key={day}>
              <span>
                {name} <small>{day}</small>
              </span>
              <small>
                {[[series.home.name, home] as const, [series.away.name, away] as const].map(
                  ([team, { can, ifNeedBe }]) => (
                    <div key={team}>{t('evenings.count', { team, can, ifNeedBe })}</div>
                  ),
                )}
              </small>
              {side && (
                <Answers role="group" aria-label={name}>
                  {ANSWERS.map((answer) => (
                    <Button
                      key={answer}
                      size="sm"
                      aria-pressed={own === answer}
                      disabled={busy}
                      onClick={() => void run({ seriesId, day, answer: own === answer ? null : answer })}
                    >
                      {t(`evenings.${answer}`)}
                    </Button>
                  ))}
                </Answers>
              )}
            </li>
          );
        })}
      </Days>
    </div>
  );
}
